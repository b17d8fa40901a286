import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from './middleware';
import { entryFor } from './path-of';
import { noteAnsweredBy } from './request-context';

export interface RedirectRoute {
  readonly path: string;
  of(request: Request): Promise<Response | null>;
}

const toWeb = ({ url = '/', headers }: IncomingMessage): Request => {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(`http://${headers.host ?? ''}${url}`, { headers: pairs });
};

function send(response: ServerResponse, { status, headers }: Response): void {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  const others = [...headers].filter(([name]) => name !== 'set-cookie');
  response.writeHead(status, { ...Object.fromEntries(others), 'Content-Length': 0 });
  response.end();
}

/** Express and Remix cost several times as much (docs/decisions/serving.md). */
export const redirects =
  (routes: readonly RedirectRoute[]): Middleware =>
  (request, response, next) => {
    const route = entryFor(routes, request);
    if (!route) return next();
    route.of(toWeb(request)).then(
      (answer) => {
        if (!answer) return next();
        noteAnsweredBy(request, 'redirect');
        send(response, answer);
      },
      () => next(),
    );
  };
