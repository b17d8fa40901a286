import type { IncomingMessage } from 'node:http';
import { isUnsafe, pathOf } from './path-of';
import type { Refuse } from './refuse';
import type { Middleware } from './middleware';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Browsers send policy reports on their own, some with `Origin: null` or as cross-site. */
const CHANGES_NOTHING = /^\/csp-report$/;

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return '';
  }
}

/**
 * On localhost its other names count too, so http://127.0.0.1:3000 works beside
 * http://localhost:3000. The Host header isn't trusted, because the sender chooses it.
 */
export function isOurs({ headers }: Pick<IncomingMessage, 'headers'>, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host = '' } = headers;
  const base = new URL(baseUrl);
  if (origin === undefined || origin === base.origin) return true;
  return (
    LOOPBACK.test(base.host) &&
    LOOPBACK.test(host) &&
    origin.startsWith('http://') &&
    hostOf(origin) === host
  );
}

/**
 * By Sec-Fetch-Site and Origin; requests with neither come from programs or old browsers. Origin is
 * then removed, because Remix would compare it with Host and answer 500.
 */
export const sameSite =
  (baseUrl: string, refuse: Refuse, onRefused: () => void): Middleware =>
  (request, response, next) => {
    if (isUnsafe(request) && !CHANGES_NOTHING.test(pathOf(request)) && !isOurs(request, baseUrl)) {
      onRefused();
      return refuse(request, response, 'Elsewhere');
    }
    delete request.headers.origin;
    next();
  };
