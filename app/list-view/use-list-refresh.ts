import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { momentOf } from '~/domain/speak-time';

const EVERY = 30_000;
const LIGHT_LIST = '/api/power-cut/all-incidents-light';

/**
 * Asks every 30 seconds whether anything changed, and fetches the page's data only then. Stops while the page is hidden or
 * offline, runs at once on return, never moves focus and says nothing aloud. Answers with the time of the newest data it heard of,
 * null where nobody tells it. Specification: journeys, section 9; decisions, "Refresh".
 */
export function useListRefresh(): string | null {
  const { revalidate } = useRevalidator();
  const [heardAt, setHeardAt] = useState<string | null>(null);
  useEffect(() => {
    let known: string | null = null;
    let last = Date.now();
    const stopped = new AbortController();
    const ask = async () => {
      last = Date.now();
      const answer = await fetch(LIGHT_LIST, { method: 'HEAD', cache: 'no-cache', signal: stopped.signal });
      if (!answer.ok) return;
      const taken = Date.parse(answer.headers.get('Last-Modified') ?? '');
      if (Number.isFinite(taken)) setHeardAt(answer.headers.has('Data-Told-By') ? momentOf(taken, Date.now()) : null);
      const etag = answer.headers.get('ETag');
      if (known !== null && etag !== known) revalidate();
      known = etag;
    };
    const tick = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void ask().catch(() => undefined);
    };
    const back = () => {
      if (Date.now() - last >= EVERY) tick();
    };
    tick();
    const timer = setInterval(tick, EVERY);
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', back);
    return () => {
      stopped.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', back);
    };
  }, [revalidate]);
  return heardAt;
}
