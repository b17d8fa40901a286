import { useEffect } from 'react';
import { SECOND } from '~/domain/time/instant';
import type { VisitorAddress } from './visitor-part';

export interface VisitLog {
  readonly isMultipin: boolean;
  readonly incidentType: number | null;
  readonly incidentReference: string | null;
}
/** Body of POST /api/postcode-search. */
export interface LoggedSearch extends VisitLog {
  readonly mpan: string | null;
  readonly postcode: string;
}

const WAIT = 3 * SECOND;
const LAST_SEARCH = 'loggedSearch';
const LAST_MPAN = 'loggedMpan';

/** New in the browser session; always true if storage is blocked. */
function isNews(key: string, value: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) === value) return false;
    window.sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
  return true;
}

/** Sent in the background; a failure is only logged. */
const post = (path: string, body: string): void =>
  void fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);

/**
 * The search three seconds after it settled unless unchanged, and the meter point once per visit
 * (J-1020, J-1021).
 */
export function useVisitLog(log: VisitLog | null, address: VisitorAddress | null): void {
  const mpan = (log && address?.mpan) ?? null;
  const search: LoggedSearch | null = log &&
    address && { mpan, postcode: address.postcode, ...log };
  const body = search && JSON.stringify(search);
  useEffect(() => {
    if (body === null) return undefined;
    const timer = setTimeout(() => {
      if (isNews(LAST_SEARCH, body)) post('/api/postcode-search', body);
      if (mpan !== null && isNews(LAST_MPAN, mpan))
        post('/api/recent-mpan', JSON.stringify({ mpan }));
    }, WAIT);
    return () => clearTimeout(timer);
  }, [body, mpan]);
}
