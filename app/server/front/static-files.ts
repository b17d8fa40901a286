import { existsSync } from 'node:fs';
import onHeaders from 'on-headers';
import sirv from 'sirv';
import { noteAnsweredBy } from './request-context';
import { pathOf } from './path-of';
import type { Middleware } from './middleware';

/** Their address changes with their content, so a browser need never ask again. */
const CHANGES_WITH_ITS_NAME = /^\/(?:assets|fonts|glyphs)\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Asked for at every visit, so that a new one, or its end, is there at once. */
const WORKER = '/service-worker.js';
const cacheOf = (path: string): string =>
  path === WORKER ? 'no-cache' : CHANGES_WITH_ITS_NAME.test(path) ? IMMUTABLE : HOUR;
/** Text files whose encoding a browser would have to guess. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.ya?ml$/, 'text/yaml; charset=utf-8'],
];
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** A range from one byte to a later one. Any other range is answered with the whole file, as HTTP allows. */
function isPlainRange(range: string): boolean {
  const [, from, to] = RANGE.exec(range) ?? [];
  return from !== undefined && (!to || Number(to) >= Number(from));
}

/**
 * The files of the build, and their Brotli and gzip forms that were made with it (scripts/lib/pack-files.mjs). The folder is read
 * once, at the start.
 */
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
    // sirv does not listen for errors of the file it reads: a file that was removed, or one too many open, would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    let isOurs = true;
    // sirv says nothing of a file that has not changed, where HTTP asks for what the whole answer would say (RFC 9110, 15.4.5).
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
 * A service worker that ends the one before it: its stores are deleted, and it signs itself off. Nothing that is open is reloaded. A page
 * that registers in that very moment takes the signing-off back, so it is done again for each page that tells of itself.
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

/**
 * Switches the service worker off on every device that comes by, without a release: while the file is there, the ending worker is
 * answered in the place of ours (docs/operations.md).
 */
export const workerSwitch =
  (file: string): Middleware =>
  (request, response, next) => {
    if (pathOf(request) !== WORKER || !/^(?:GET|HEAD)$/.test(request.method ?? '') || !existsSync(file)) return next();
    noteAnsweredBy(request, 'file');
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : ENDING);
  };
