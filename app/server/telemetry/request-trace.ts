import type { IncomingMessage } from 'node:http';
import { runInRequest } from './request-scope';
import { startRequestSpan } from './tracing.server';
import { requestContextOf } from '../front/request-context';
import type { Middleware } from '../front/middleware';

/**
 * From here on every line of the log bears the id of the request, and every span belongs to it. After kept pages, files and
 * refusals, which have their line in the access log, and nothing more to tell; before what asks others.
 * @param trustsTraces whether somebody in front may say which trace a request belongs to; else any visitor could
 */
export const requestTrace =
  (routeOf: (request: IncomingMessage) => string | null, trustsTraces: boolean): Middleware =>
  (request, response, next) => {
    const span = startRequestSpan(trustsTraces ? request.headers : null);
    if (span) {
      response.once('close', () => {
        const { method = '' } = request;
        span.end({ method, route: routeOf(request) ?? 'none', status: response.statusCode });
      });
    }
    runInRequest({ id: requestContextOf(request).id, trace: span?.context }, next);
  };
