import type { IncomingMessage } from 'node:http';
import { metrics } from '~/server/lib/metrics';
import { answerStatus, requestContextOf, type AnsweredBy } from '../front/request-context';
import type { Middleware } from '../front/middleware';

/** Never the path. */
const routeIn = (
  by: AnsweredBy,
  request: IncomingMessage,
  routeOf: (request: IncomingMessage) => string | null,
) => (by === 'app' || by === 'kept' ? (routeOf(request) ?? 'none') : by);

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

export const countAnswers =
  (routeOf: (request: IncomingMessage) => string | null): Middleware =>
  (request, response, next) => {
    const begun = performance.now();
    response.once('close', () => {
      const { by } = requestContextOf(request);
      const route = routeIn(by, request, routeOf);
      const method = METHODS.has(request.method ?? '') ? request.method : 'other';
      metrics.requests.inc({ route, method, status: String(answerStatus(response)), by });
      metrics.requestSeconds.observe({ route }, (performance.now() - begun) / 1000);
    });
    next();
  };
