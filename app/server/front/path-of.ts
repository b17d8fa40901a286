import type { IncomingMessage } from 'node:http';

/** Returns the path of a request's page as routes compare it: decoded, in lower case, with a single leading slash. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = pagePathOf({ url });
  const plain = path.includes('%') ? decoded(path) : path;
  return plain.replace(/^\/+/, '/').toLowerCase();
}

/**
 * The path of the page that a request is about: Remix asks for the data of /power-cut/list at /power-cut/list.data, and
 * for those of the home page at /_root.data.
 */
export function pagePathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.endsWith('.data')) return path;
  return path === '/_root.data' ? '/' : path.slice(0, -'.data'.length);
}

/** Returns a path with its escapes decoded; the same path if one of them is broken. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether this is an API path, whose errors are JSON. */
export const isApi = (request: Pick<IncomingMessage, 'url'>): boolean =>
  /^\/(?:api|open)\//.test(pathOf(request));

const SAFE = /^(?:GET|HEAD|OPTIONS)$/;
/** Whether the method may change something. */
export const isUnsafe = ({ method = '' }: Pick<IncomingMessage, 'method'>): boolean =>
  !SAFE.test(method);

/** Whether the headers announce a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** No link of ours is longer. */
const LONGEST_URL = 1000;

/** Returns the entry whose page a GET request is for; undefined if there is none, or the URL is longer than any link of ours. */
export const entryFor = <Entry extends { readonly path: string }>(
  entries: readonly Entry[],
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
): Entry | undefined =>
  method === 'GET' && url.length <= LONGEST_URL
    ? entries.find(({ path }) => path === url.split('?', 1)[0])
    : undefined;
