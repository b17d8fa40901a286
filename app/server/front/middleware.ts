import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** One step of the front door, of the shape that standard middleware has: it answers, or it passes the request on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * A listener that takes each request through the steps, in their order, and then to the app.
 * @param failed answers when a step throws: nobody else would
 */
export const composeMiddleware =
  (
    middlewares: readonly Middleware[],
    app: RequestListener,
    failed: (response: ServerResponse) => void,
  ): RequestListener =>
  (request, response) => {
    const from = (index: number): void => {
      const middleware = middlewares[index];
      try {
        if (middleware) middleware(request, response, () => from(index + 1));
        else app(request, response);
      } catch {
        failed(response);
      }
    };
    from(0);
  };
