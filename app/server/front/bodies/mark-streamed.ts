import type { IncomingMessage } from 'node:http';
import { STREAMED } from '~/server/lib/form.server';
import { isMultipart, UPLOAD_PATH } from '~/server/uploads/receive.server';
import { isUnsafe, pagePathOf } from '../path-of';
import type { Middleware } from '../middleware';

/** The routes whose action reads files (`uploads.receive`); of the API only one path. */
const TAKE_FILES = new Set(['routes/forms.$form.$page', 'routes/supplier-and-mpan.form']);
const API = 'routes/api.$';

/** Nothing else decides which bodies the app gets as a stream, without a limit. */
export const markStreamed =
  (routeOf: (request: IncomingMessage) => string | null): Middleware =>
  (request, _, next) => {
    delete request.headers[STREAMED];
    if (isUnsafe(request) && isMultipart(request.headers['content-type'] ?? '')) {
      const route = routeOf(request) ?? '';
      if (TAKE_FILES.has(route) || (route === API && UPLOAD_PATH.test(pagePathOf(request))))
        request.headers[STREAMED] = 'yes';
    }
    next();
  };

export const isMarked = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers[STREAMED] !== undefined;
