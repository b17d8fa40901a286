import { useEffect, useState } from 'react';
import type { MapEntry, SpotEntry } from '~/domain/map/marks';
import type { NamedPlace } from '~/domain/map/places';
import type { LiveArea } from './live-style';

/** Null for anything but an answer that `read` accepts. */
async function askJson<Answer>(
  url: string,
  read: (answer: unknown) => Answer | null,
  signal: AbortSignal,
): Promise<Answer | null> {
  const answer = await fetch(url, { signal, headers: { Accept: 'application/json' } });
  return answer.ok ? read(await answer.json()) : null;
}

export type Asked<Answer> = { readonly answer: Answer | null; readonly isRefused: boolean };

/** Keeps the last answer until there is a new one. An empty URL fetches nothing. */
export function useJson<Answer>(
  url: string,
  read: (answer: unknown) => Answer | null,
): Asked<Answer> {
  const [asked, setAsked] = useState<Asked<Answer>>({ answer: null, isRefused: false });
  useEffect(() => {
    if (!url) return;
    const controller = new AbortController();
    askJson(url, read, controller.signal)
      .catch(() => null)
      .then((answer) => {
        if (controller.signal.aborted) return;
        setAsked((before) =>
          answer === null
            ? { answer: before.answer, isRefused: true }
            : { answer, isRefused: false },
        );
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [url, read]);
  return asked;
}

/** The site's own routes guarantee each entry's shape. */
export const listOf =
  <Item>(name: string) =>
  (answer: unknown): readonly Item[] | null => {
    const list: unknown = name ? (answer as Record<string, unknown> | null)?.[name] : answer;
    return Array.isArray(list) ? (list as Item[]) : null;
  };

/** From /power-cut/map-names. */
export interface LiveName extends NamedPlace {
  readonly kind: 'town' | 'sector';
}

/** From /power-cut/map-marks. */
export interface LiveMarksAnswer {
  readonly entries: readonly MapEntry[];
  readonly areas: readonly LiveArea[];
  readonly spots?: readonly SpotEntry[];
}
