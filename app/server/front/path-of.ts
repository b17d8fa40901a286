import type { IncomingMessage } from 'node:http';

/** As routes compare it: decoded, in lower case, with a single leading slash. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = pagePathOf({ url });
  const plain = path.includes('%') ? decoded(path) : path;
  return plain.replace(/^\/+/, '/').toLowerCase();
}

/** Remix asks for the data of /power-cut/list at /power-cut/list.data, of / at /_root.data. */
export function pagePathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.endsWith('.data')) return path;
  return path === '/_root.data' ? '/' : path.slice(0, -'.data'.length);
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const isApi = (request: Pick<IncomingMessage, 'url'>): boolean =>
  /^\/(?:api|open)\//.test(pathOf(request));

const SAFE = /^(?:GET|HEAD|OPTIONS)$/;
export const isUnsafe = ({ method = '' }: Pick<IncomingMessage, 'method'>): boolean =>
  !SAFE.test(method);

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** No link of ours is longer. */
const LONGEST_URL = 1000;

export const entryFor = <Entry extends { readonly path: string }>(
  entries: readonly Entry[],
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
): Entry | undefined =>
  method === 'GET' && url.length <= LONGEST_URL
    ? entries.find(({ path }) => path === url.split('?', 1)[0])
    : undefined;
