import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (args: never) => unknown;
export interface RouteModule {
  readonly loader?: Handler;
  readonly action?: Handler;
}

export interface LocalServer {
  readonly url: string;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A server on loopback that answers by a function. */
export async function serve(answer: (request: Request) => Promise<Response> | Response): Promise<LocalServer> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const method = incoming.method ?? 'GET';
      const body = method === 'GET' || method === 'HEAD' ? undefined : await bodyOf(incoming);
      const request = new Request(`http://localhost${incoming.url}`, {
        method,
        headers: incoming.headers as Record<string, string>,
        ...(body && { body: new Uint8Array(body) }),
      });
      const response = await answer(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Routes of the site on loopback, by path: one instance of the site standing in as another's operator. */
export const serveRoutes = (routes: Readonly<Record<string, RouteModule>>): Promise<LocalServer> =>
  serve(async (request) => {
    const route = routes[new URL(request.url).pathname];
    const handler = request.method === 'GET' ? route?.loader : route?.action;
    if (!handler) return new Response(null, { status: 404 });
    return (await handler({ request, params: {}, context: {} } as never)) as Response;
  });
