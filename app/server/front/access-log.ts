import { pinoHttp } from 'pino-http';
import type { Logger as Pino } from 'pino';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { codeOf } from '../telemetry/request-code';
import { requestContextOf } from './request-context';
import { pathOf } from './path-of';
import type { Middleware } from './middleware';

/** Machines ask for these every few seconds: logged only for those who want to see it. */
const QUIET = /^\/(?:healthz|readyz|metrics)$/;

function levelOf(request: IncomingMessage, { statusCode }: ServerResponse): 'warn' | 'info' | 'debug' {
  if (statusCode >= 500) return 'warn';
  return requestContextOf(request).by === 'file' || QUIET.test(pathOf(request)) ? 'debug' : 'info';
}

/**
 * A line for each answer: which route of ours, by which method, how it ended and how long it took. Never the path, the query, a cookie
 * or an address: they may hold a postcode, a name, an e-mail.
 */
export function accessLog(logger: Pino, routeOf: (request: IncomingMessage) => string | null): Middleware {
  const line = (request: IncomingMessage, response: ServerResponse, { responseTime }: { responseTime: number }) => {
    const { id, by, reason } = requestContextOf(request);
    const route = by === 'app' || by === 'kept' ? routeOf(request) : null;
    return {
      request: id,
      ...(response.statusCode >= 400 ? { code: codeOf(id) } : {}),
      method: request.method,
      by,
      ...(reason ? { reason } : {}),
      ...(route ? { route } : {}),
      status: response.statusCode,
      ms: responseTime,
    };
  };
  return pinoHttp({
    logger,
    // pino-http's own view of request and response holds addresses and cookies.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    quietResLogger: true,
    customLogLevel: (request, response) => {
      const level = levelOf(request, response);
      return logger.isLevelEnabled(level) ? level : 'silent';
    },
    customSuccessObject: line,
    customErrorObject: (request, response, _error, value: { responseTime: number }) => line(request, response, value),
    customSuccessMessage: (_request, response) => (response.writableEnded ? 'answered' : 'the visitor went away'),
    customErrorMessage: () => 'answered with an error',
  });
}
