import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textsOf } from '../../app/words/texts';
import { frame as frameTexts, refusal as refusalTexts } from '#words/en.json';
import { identity } from '../../app/server/front/identity';
import { refuseWith } from '../../app/server/front/refuse';
import { composeMiddleware, type Middleware } from '../../app/server/front/middleware';

export const refuse = refuseWith(
  () => null,
  () => textsOf({ ...refusalTexts, ...frameTexts }),
);

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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
