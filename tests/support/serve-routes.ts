import { createServer, type IncomingMessage } from 'node:http';
import { listenLocally } from '../../scripts/lib/serve.mjs';

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
export async function serve(
  answer: (request: Request) => Promise<Response> | Response,
): Promise<LocalServer> {
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
