import type { IncomingMessage, ServerResponse } from 'node:http';
import { meters } from '~/server/lib/meters';
import { passageOf, type AnsweredBy } from '../front/passage';
import type { Step } from '../front/step';

/** Where no route of ours answered. Never the path. */
const routeIn = (by: AnsweredBy, request: IncomingMessage, routeOf: (request: IncomingMessage) => string | null) =>
  by === 'app' || by === 'kept' ? (routeOf(request) ?? 'none') : by;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const statusOf = (response: ServerResponse): string =>
  response.writableFinished ? String(response.statusCode) : 'gone';

/** Counts and times every answer, by the route's id. In the stack only where metrics are asked for. */
export const countAnswers =
  (routeOf: (request: IncomingMessage) => string | null): Step =>
  (request, response, next) => {
    const begun = performance.now();
    response.once('close', () => {
      const { by } = passageOf(request);
      const route = routeIn(by, request, routeOf);
      const method = METHODS.has(request.method ?? '') ? request.method : 'other';
      meters.requests.inc({ route, method, status: statusOf(response), by });
      meters.requestSeconds.observe({ route }, (performance.now() - begun) / 1000);
    });
    next();
  };
