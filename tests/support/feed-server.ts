import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../../scripts/lib/serve.mjs';

export interface FeedServer {
  readonly url: string;
  /** What it answers from now on. */
  answer(handler: (request: IncomingMessage, response: ServerResponse) => void): void;
  stop(): Promise<void>;
}

export const asJson = (value: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

/** An operator's feed on loopback that answers as a test says. */
export async function startFeed(handler: Parameters<FeedServer['answer']>[0]): Promise<FeedServer> {
  let current = handler;
  const server = createServer((request, response) => current(request, response));
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/feed.json`,
    answer: (next) => (current = next),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
