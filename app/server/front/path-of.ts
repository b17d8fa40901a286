import type { IncomingMessage } from 'node:http';

/** The path of a request's page as routes are compared with it: decoded, in lower case, starting with a single slash. */
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

/** Whether Remix's router asks for the data of a page instead of its document. */
export const isDataRequest = (request: Pick<IncomingMessage, 'url'>): boolean =>
  request.url?.split('?', 1)[0]?.endsWith('.data') === true;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether programs are answered here: then in their own format. */
export const isApi = (request: Pick<IncomingMessage, 'url'>): boolean => /^\/(?:api|open)\//.test(pathOf(request));

/** Not a form's entry, what is known and its checked answers: those take no files. */
const TAKES_FILES = /^\/(?:api\/storage\/|forms\/(?![^/]+\/(?:check|known|start)\/?$)|supplier-and-mpan\/form)/;
/** Whether this is a form with files on its way to a page that takes them: the app reads it as it comes. */
export const isUpload = (request: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  TAKES_FILES.test(pathOf(request)) && /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');

const SAFE = /^(?:GET|HEAD|OPTIONS)$/;
/** Whether a request may change something. */
export const isUnsafe = ({ method = '' }: Pick<IncomingMessage, 'method'>): boolean => !SAFE.test(method);

/** Whether a body follows, as far as the headers say. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
