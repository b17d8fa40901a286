import { existsSync } from 'node:fs';
import onHeaders from 'on-headers';
import sirv from 'sirv';
import { noteAnsweredBy } from './request-context';
import { pathOf } from './path-of';
import type { Middleware } from './middleware';

/** Their URL changes with their content, so browsers may cache them for ever. */
const CHANGES_WITH_ITS_NAME = /^\/(?:assets|fonts)\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Revalidated on every visit, so a new version applies at once. */
const WORKER = '/service-worker.js';
const cacheOf = (path: string): string =>
  path === WORKER ? 'no-cache' : CHANGES_WITH_ITS_NAME.test(path) ? IMMUTABLE : HOUR;
/** Text files for which a browser would have to guess the encoding. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.ya?ml$/, 'text/yaml; charset=utf-8'],
];
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** With both ends; any other range gets the whole file, as HTTP allows. */
function isPlainRange(range: string): boolean {
  const [, from, to] = RANGE.exec(range) ?? [];
  return from !== undefined && (!to || Number(to) >= Number(from));
}

/** Read once, at startup, with the precompressed forms (scripts/lib/pack-files.mjs). */
export function staticFiles(folder: string): Middleware {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      noteAnsweredBy(response.req, 'file');
      response.setHeader('Cache-Control', cacheOf(path));
      const type = TYPES.find(([name]) => name.test(path))?.[1];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!isPlainRange(request.headers.range ?? '')) delete request.headers.range;
    // sirv doesn't handle read errors: a deleted file or too many open files would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    let isOurs = true;
    // sirv leaves these headers out of a 304, where HTTP requires them (RFC 9110, 15.4.5).
    onHeaders(response, () => {
      if (!isOurs || response.statusCode !== 304) return;
      noteAnsweredBy(request, 'file');
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader('Cache-Control', cacheOf(pathOf(request)));
      response.setHeader('ETag', request.headers['if-none-match'] ?? '');
    });
    files(request, response, () => {
      isOurs = false;
      next();
    });
  };
}

/**
 * Replaces ours, deletes its caches and unregisters; reloads no page. A page that registers at that
 * moment would cancel this, so it repeats for each page that messages it.
 */
const ENDING = `const end = (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()),
);
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', end);
self.addEventListener('message', end);
`;

/** Serves the replacement while the file exists, without a release (docs/operations.md). */
export const workerSwitch =
  (file: string): Middleware =>
  (request, response, next) => {
    if (
      pathOf(request) !== WORKER ||
      !/^(?:GET|HEAD)$/.test(request.method ?? '') ||
      !existsSync(file)
    )
      return next();
    noteAnsweredBy(request, 'file');
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : ENDING);
  };
