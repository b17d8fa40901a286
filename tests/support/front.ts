import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { textsOf } from '../../app/words/texts';
import { frame as frameTexts, refusal as refusalTexts } from '#words/en.json';
import { identity } from '../../app/server/front/identity';
import { refuseWith } from '../../app/server/front/refuse';
import { composeMiddleware, type Middleware } from '../../app/server/front/middleware';
import { pagePathOf } from '../../app/server/front/path-of';
import { routeIds } from '../../app/server/front/route-id.server';
import { listenLocally } from '../../scripts/lib/serve.mjs';

export const refuse = refuseWith(
  () => null,
  () => textsOf({ ...refusalTexts, ...frameTexts }),
);

const route = (id: string, path: string) => ({ id: `routes/${id}`, path, parentId: 'root' });
/** The routes that take files, and those beside them that don't, as Remix compares paths. */
const idOf = routeIds({
  root: { id: 'root', path: '' },
  page: route('forms.$form.$page', 'forms/:form/:page'),
  check: route('forms.$form.check', 'forms/:form/check'),
  finder: route('supplier-and-mpan.form', 'supplier-and-mpan/form'),
  api: route('api.$', 'api/*'),
} as unknown as ServerBuild['routes']);
export const routeOf = (request: IncomingMessage) => idOf(pagePathOf(request));

/** An app that echoes the request. */
export const echo: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }),
    );
  });
};

export interface Door {
  readonly url: string;
  close(): Promise<void>;
}

/** A server on loopback with these steps before an app. */
export async function openDoor(
  steps: readonly Middleware[],
  app: RequestListener = echo,
  trustedProxies = 0,
): Promise<Door> {
  const listener = composeMiddleware([identity(trustedProxies), ...steps], app, (response) =>
    refuse(response.req, response, 'Broken'),
  );
  const server = createServer({ requireHostHeader: false }, listener);
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
