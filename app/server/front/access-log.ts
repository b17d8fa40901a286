import { pinoHttp } from 'pino-http';
import type { Logger as Pino } from 'pino';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { codeOf } from '../telemetry/request-code';
import { answerStatus, requestContextOf } from './request-context';
import { pathOf } from './path-of';
import type { Middleware } from './middleware';

/** Polled every few seconds, so logged at debug level only. */
const QUIET = /^\/(?:healthz|readyz|metrics)$/;

function levelOf(request: IncomingMessage, response: ServerResponse): 'warn' | 'info' | 'debug' {
  const status = answerStatus(response);
  if (status !== 'gone' && status >= 500) return 'warn';
  return requestContextOf(request).by === 'file' || QUIET.test(pathOf(request)) ? 'debug' : 'info';
}

/** Never the path, query, cookies or address, which may identify a person. */
export function accessLog(
  logger: Pino,
  routeOf: (request: IncomingMessage) => string | null,
): Middleware {
  const line = (
    request: IncomingMessage,
    response: ServerResponse,
    { responseTime }: { responseTime: number },
  ) => {
    const { id, by, reason } = requestContextOf(request);
    const status = answerStatus(response);
    const route = by === 'app' || by === 'kept' ? routeOf(request) : null;
    return {
      request: id,
      ...(status !== 'gone' && status >= 400 ? { code: codeOf(id) } : {}),
      method: request.method,
      by,
      ...(reason ? { reason } : {}),
      ...(route ? { route } : {}),
      status,
      ms: responseTime,
    };
  };
  return pinoHttp({
    logger,
    // pino-http's own serializers include addresses and cookies.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    quietResLogger: true,
    customLogLevel: (request, response) => {
      const level = levelOf(request, response);
      return logger.isLevelEnabled(level) ? level : 'silent';
    },
    customSuccessObject: line,
    customErrorObject: (request, response, _error, value: { responseTime: number }) =>
      line(request, response, value),
    customSuccessMessage: (_request, response) =>
      answerStatus(response) === 'gone' ? 'the visitor went away' : 'answered',
    customErrorMessage: () => 'answered with an error',
  });
}
