import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Middleware of the usual shape: it responds, or calls `next`. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Returns a listener that runs the middleware in order and then the app. `failed` responds when one
 * of them throws.
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
