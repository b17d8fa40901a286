import type { Middleware } from './middleware';

/**
 * Sends each response of the app in one piece, when it is complete: from a node that is killed the
 * edge then has all of it or nothing, and asks the other node. Event streams never get here.
 */
export const corkResponse: Middleware = (_request, response, next) => {
  response.cork();
  next();
};
