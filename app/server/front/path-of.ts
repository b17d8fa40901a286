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

/** Pages that accept files; a form's first page, duplicate check and summary don't. */
const TAKES_FILES =
  /^\/(?:api\/storage\/|forms\/(?![^/]+\/(?:check|known|start)\/?$)|supplier-and-mpan\/form)/;
/** Whether this is a multipart form for a page that accepts files; the app streams it. */
export const isUpload = (request: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  TAKES_FILES.test(pathOf(request)) &&
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

const SAFE = /^(?:GET|HEAD|OPTIONS)$/;
/** Whether the method may change something. */
export const isUnsafe = ({ method = '' }: Pick<IncomingMessage, 'method'>): boolean =>
  !SAFE.test(method);

/** Whether the headers announce a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
