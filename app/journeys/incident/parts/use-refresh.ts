import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { MINUTE, SECOND } from '~/domain/time/instant';
import { autoRefresh } from '~/ui/refresh/auto-refresh';
import { type Heartbeat } from '~/ui/refresh/event-stream';

const POLL_MS = 30 * SECOND;
/**
 * Even an unchanged incident needs new text from time to time: "today" ends, an estimate passes, a
 * compensation deadline nears.
 */
const REWORD_AFTER_MS = 5 * MINUTE;
/** The event version of an incident that has left the feed. */
const GONE = 'gone';

export interface RefreshTarget {
  /**
   * One incident is polled in full; a list only by its headers, because in a storm it is megabytes.
   */
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  readonly version: string | null;
  /** Starts from the event the page shows; null if there is no stream. */
  readonly live: string | null;
  readonly event: string | null;
}
/** In words (London) and in ISO 8601. */
interface Moment {
  readonly words: string;
  readonly iso: string;
}
export interface Refreshed {
  /** Null before the first answer. */
  readonly checked: Moment | null;
  /** Null if unknown. */
  readonly data: Moment | null;
  /** After restoration; null if unknown so far. */
  readonly homes: number | null;
  /** The incident left the feed: the page shows its last state. */
  readonly vanished: boolean;
}

/** A compressing proxy adds the weak prefix. */
const strongTag = (tag: string | null) => tag?.replace(/^W\//, '') ?? null;

/** The server formats its times, so that London's calendar and clock stay on the server. */
function momentIn(headers: Headers, wordsHeader: string, dateHeader: string): Moment | null {
  const [words, date] = [headers.get(wordsHeader), Date.parse(headers.get(dateHeader) ?? '')];
  return words !== null && Number.isFinite(date)
    ? { words, iso: new Date(date).toISOString() }
    : null;
}

/**
 * An event makes the page reload its data once; without events it polls every 30 seconds (J-901,
 * J-902).
 */
export function useRefresh(refreshTarget: RefreshTarget | null): Refreshed {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Refreshed>({
    checked: null,
    data: null,
    homes: null,
    vanished: false,
  });
  const reload = useRef(revalidate);
  reload.current = revalidate;
  const page = useRef(refreshTarget);
  page.current = refreshTarget;
  const { url, method } = refreshTarget ?? { url: null, method: 'GET' as const };
  useEffect(() => {
    if (url === null) return undefined;
    let loadedAt = Date.now();
    let wasStale = false;
    let isOver = false;
    const load = (): void => {
      loadedAt = Date.now();
      reload.current();
    };
    const loadIf = (isChanged: boolean): void => {
      if (isChanged || Date.now() - loadedAt > REWORD_AFTER_MS) load();
    };
    const setVanished = (): void => setState((before) => ({ ...before, vanished: true }));

    async function poll(): Promise<void> {
      const { status, headers } = await fetch(url ?? '', { method, cache: 'no-cache' });
      if (isOver) return;
      if (status === 404) return setVanished();
      if (status !== 200) return;
      loadIf(page.current?.version !== strongTag(headers.get('ETag')));
      setState({
        checked: momentIn(headers, 'Checked-In-Words', 'Date'),
        data: momentIn(headers, 'Data-In-Words', 'Last-Modified'),
        homes: Number(headers.get('Homes-Still-Off')),
        vanished: false,
      });
    }
    async function onChange(event: string): Promise<boolean | (() => boolean)> {
      if (event === GONE) setVanished();
      else if (page.current?.event !== event) load();
      return () => isOver || event === GONE || page.current?.event === event;
    }
    function onHeartbeat({ checked, checkedIso, data, dataIso, stale, homes }: Heartbeat): void {
      loadIf(stale !== wasStale);
      wasStale = stale;
      setState((before) => ({
        ...before,
        checked: { words: checked, iso: checkedIso },
        data: data !== undefined && dataIso !== undefined ? { words: data, iso: dataIso } : null,
        homes: homes ?? before.homes,
      }));
    }
    const first = page.current?.live;
    const events = first
      ? { address: () => page.current?.live ?? first, onChange, onHeartbeat }
      : null;
    const stop = autoRefresh({ poll, everyMs: POLL_MS, events });
    return () => {
      isOver = true;
      stop();
    };
  }, [url, method]);
  return state;
}
