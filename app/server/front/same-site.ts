import type { IncomingMessage } from 'node:http';
import { isUnsafe, pathOf } from './path-of';
import type { Refuse } from './refuse';
import type { Middleware } from './middleware';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Where browsers report on our policy, of their own accord and not out of a page: some say `Origin: null`, some that they are elsewhere. */
const CHANGES_NOTHING = /^\/csp-report$/;

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return '';
  }
}

/**
 * Whether a page of ours sent this. Where the site's own address is on this computer, its other names there are ours too, so that
 * http://127.0.0.1:3000 works beside http://localhost:3000. A foreign Host is never believed: its sender chooses it.
 */
export function isOurs({ headers }: Pick<IncomingMessage, 'headers'>, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host = '' } = headers;
  const base = new URL(baseUrl);
  if (origin === undefined || origin === base.origin) return true;
  return LOOPBACK.test(base.host) && LOOPBACK.test(host) && origin.startsWith('http://') && hostOf(origin) === host;
}

/**
 * One check for every request that may change something. Browsers say where it comes from, by Sec-Fetch-Site, Origin or both; whoever
 * sends neither is a program, or an old browser. Remix compares Origin with Host, for documents only, and answers 500, so Origin is
 * taken away.
 * @param onRefused is called for each refusal, so that a wrong BASE_URL is noticed
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
