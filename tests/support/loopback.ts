import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { listenLocally } from '../../scripts/lib/serve.mjs';

export type Handler = (request: Request) => Promise<Response> | Response;

export interface Loopback {
  readonly url: string;
  close(): Promise<void>;
}

/** A real server on loopback in front of a handler, so that what an adapter speaks goes over a wire. */
export async function serveOnLoopback(handler: Handler): Promise<Loopback> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const method = incoming.method ?? 'GET';
      const body = method === 'GET' || method === 'HEAD' ? null : Readable.toWeb(incoming);
      const headers = new Headers(
        Object.entries(incoming.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        ),
      );
      const request = new Request(`http://loopback${incoming.url ?? '/'}`, {
        method,
        headers,
        body,
        ...(body ? { duplex: 'half' } : {}),
      } as RequestInit);
      const response = await handler(request);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })();
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Handlers by path; anything else is not found. */
export const byPath =
  (handlers: Readonly<Record<string, Handler>>): Handler =>
  (request) =>
    handlers[new URL(request.url).pathname]?.(request) ?? new Response(null, { status: 404 });

/** What no caller may take for an answer. To be cloned: a body is read once. */
export const wrongAnswers: readonly Response[] = [
  new Response('nonsense'),
  new Response('{}'),
  new Response(null, { status: 404 }),
  new Response(null, { status: 400 }),
  new Response(null, { status: 503 }),
];
