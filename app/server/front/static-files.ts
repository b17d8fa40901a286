import sirv from 'sirv';
import { note } from './passage';
import type { Step } from './step';

/** Their address changes with what is in them, so a browser need never ask again. */
const CHANGES_WITH_ITS_NAME = /^\/(?:assets|fonts|glyphs)\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Texts whose letters a browser would have to guess. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.ya?ml$/, 'text/yaml; charset=utf-8'],
];
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** A range from one byte to a later one. Of any other the whole file is the answer, as HTTP allows. */
function isPlainRange(range: string): boolean {
  const [, from, to] = RANGE.exec(range) ?? [];
  return from !== undefined && (!to || Number(to) >= Number(from));
}

/**
 * The files of the build, and their Brotli and gzip forms that were made with it (scripts/lib/pack-files.mjs). The folder is read
 * once, at the start.
 */
export function staticFiles(folder: string): Step {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      note(response.req, 'file');
      response.setHeader('Cache-Control', CHANGES_WITH_ITS_NAME.test(path) ? IMMUTABLE : HOUR);
      const type = TYPES.find(([name]) => name.test(path))?.[1];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!isPlainRange(request.headers.range ?? '')) delete request.headers.range;
    // sirv listens to no fault of a file it reads: one that was taken away, or one too many open, would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}
