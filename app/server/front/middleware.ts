import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

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
