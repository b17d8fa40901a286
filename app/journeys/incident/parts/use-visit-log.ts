import { useEffect } from 'react';
import { SECOND } from '~/domain/time/instant';

/** What the operator is told about a search: body of POST /api/postcode-search. Journeys, section 7. */
export interface VisitLog {
  readonly mpan: string | null;
  readonly postcode: string;
  readonly isMultipin: boolean;
  readonly incidentType: number | null;
  readonly incidentReference: string | null;
}

const WAIT = 3 * SECOND;
const LAST_SEARCH = 'loggedSearch';
const LAST_MPAN = 'loggedMpan';

/** True the first time that this value is seen in the browser session. Where nothing can be kept, every time is the first. */
function isNews(key: string, value: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) === value) return false;
    window.sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
  return true;
}

/** Sent behind the visitor's back; a failure concerns nobody here (lookup, section 7: "errors are only logged"). */
const post = (path: string, body: string): void =>
  void fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  );

/** Logs the search three seconds after it settled, unless it is the same as before; and the meter point once per visit. Decisions J-1020, J-1021. */
export function useVisitLog(log: VisitLog | null): void {
  const body = log && JSON.stringify(log);
  const mpan = log?.mpan ?? null;
  useEffect(() => {
    if (body === null) return undefined;
    const timer = setTimeout(() => {
      if (isNews(LAST_SEARCH, body)) post('/api/postcode-search', body);
      if (mpan !== null && isNews(LAST_MPAN, mpan)) post('/api/recent-mpan', JSON.stringify({ mpan }));
    }, WAIT);
    return () => clearTimeout(timer);
  }, [body, mpan]);
}
