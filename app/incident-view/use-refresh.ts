import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { MINUTE, SECOND, type Instant } from '~/domain/instant';
import { createPulse, type Pulse } from './pulse';

const EVERY = 30 * SECOND;
/** Even an unchanged incident is worded anew now and then: "today" ends, an estimate passes, the hour rule moves on. */
const REWORD_AFTER = 5 * MINUTE;

export interface Watched {
  /** One incident: the whole record is small. Several: only whether anything changed is asked, never megabytes of a storm. */
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  /** What the page was made from: the ETag that this address had then. */
  readonly version: string | null;
}
export interface Refreshed {
  /** When the server last answered, in this visitor's browser; null before the first time. */
  readonly checkedAt: Instant | null;
  /** From when its data are; null where nobody tells. */
  readonly dataAt: Instant | null;
  /** The incident left the feed: what is shown is its last state. */
  readonly vanished: boolean;
}

/** A server that compresses may mark a tag as weak. */
const plainTag = (tag: string | null) => tag?.replace(/^W\//, '') ?? null;

async function ask({
  url,
  method,
}: Pick<Watched, 'url' | 'method'>): Promise<{ status: number; version: string | null; dataAt: Instant | null }> {
  const answer = await fetch(url, { method, cache: 'no-cache', headers: { Accept: 'application/json' } });
  const told = answer.headers.has('Data-Told-By') ? Date.parse(answer.headers.get('Last-Modified') ?? '') : NaN;
  const dataAt = Number.isFinite(told) ? told : null;
  return { status: answer.status, version: plainTag(answer.headers.get('ETag')), dataAt };
}

/**
 * Looks for news every 30 seconds while the page is seen and the device is online, and at once on return. Only a change makes the
 * page ask its own loader. Specification: journeys, sections 4, 7 and 9; decisions J-901, J-902.
 */
export function useRefresh(watched: Watched | null): Refreshed {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Refreshed>({ checkedAt: null, dataAt: null, vanished: false });
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const { url, method, version: first } = watched ?? { url: null, method: 'GET' as const, version: null };
  const page = useRef(first);
  page.current = first;
  useEffect(() => {
    if (url === null) return undefined;
    let version = page.current;
    let wordedAt = Date.now();
    let over = false;
    const look = async () => {
      const answer = await ask({ url, method }).catch(() => null);
      if (over || !answer) return;
      if (answer.status === 404) return setState((before) => ({ ...before, vanished: true }));
      if (answer.status !== 200) return;
      const now = Date.now();
      const changed = version !== null && answer.version !== version;
      if (changed || now - wordedAt > REWORD_AFTER) {
        wordedAt = now;
        latest.current();
      }
      version = answer.version;
      setState({ checkedAt: now, dataAt: answer.dataAt, vanished: false });
    };
    const pulse: Pulse = createPulse(look, EVERY);
    const wake = () => pulse.setAwake(document.visibilityState === 'visible' && navigator.onLine);
    wake();
    const signals = [
      [document, 'visibilitychange'],
      [window, 'online'],
      [window, 'offline'],
    ] as const;
    signals.forEach(([target, name]) => target.addEventListener(name, wake));
    return () => {
      over = true;
      pulse.setAwake(false);
      signals.forEach(([target, name]) => target.removeEventListener(name, wake));
    };
  }, [url, method]);
  return state;
}
