import type { IncomingMessage } from 'node:http';
import { runInRequest } from './request-scope';
import { startRequestSpan } from './tracing.server';
import { requestContextOf } from '../front/request-context';
import type { Middleware } from '../front/middleware';

/**
 * After the page cache, static files and rejections, which only have an access log line; before
 * anything that calls other services. `trustsTraces`: a proxy in front may set the trace of a
 * request; otherwise any visitor could.
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
