import { createServer, request as ask } from 'node:http';
import { startS3Server } from '../../scripts/lib/s3-server.mjs';
import { fakeDelivery, item, serveDelivery } from './fake-delivery';
import { startFeed } from './feed-server';
import { serveOnLoopback } from './loopback';
import { ownOperator } from './own-operator';
import { startSite, type Site } from './server';
import { postgresPlace } from './stores';
import { listenLocally } from '../../scripts/lib/serve.mjs';

export interface TwoNodes {
  /** Where visitors go: one request is answered by one node, the next by the other. */
  readonly url: string;
  readonly nodes: readonly [Site, Site];
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** A proxy that gives each request to the next of these nodes in turn. */
async function inTurn(targets: () => readonly string[]) {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const all = targets();
    const target = new URL(all[(turn += 1) % all.length] ?? '');
    const { method, url, headers } = incoming;
    const onward = ask(
      { host: target.hostname, port: target.port, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Two nodes of the built site on one PostgreSQL, each with a folder of its own, behind a proxy that never asks the same one twice in a row. */
export async function startTwoNodes(env: Record<string, string> = {}): Promise<TwoNodes> {
  const place = await postgresPlace();
  const started: Site[] = [];
  const proxy = await inTurn(() => started.map(({ url }) => url));
  const databaseUrl = place.env.DATABASE_URL ?? '';
  const nodeEnv = { ...env, DATABASE_URL: databaseUrl, BASE_URL: proxy.url };
  const stop = async () => {
    await proxy.close();
    await Promise.all(started.map((site) => site.stop()));
    await place.remove();
  };
  try {
    const nodes = [await startSite(nodeEnv), await startSite(nodeEnv)] as const;
    started.push(...nodes);
    return { url: proxy.url, nodes, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Everything that two nodes share besides the database, each with what reached it. */
export interface SharedServices {
  readonly env: Readonly<Record<string, string>>;
  /** How often the feed was asked. */
  requests: number;
  /** Forms that reached the operator, also those that came again. */
  readonly delivered: string[];
  /** Texts that were to be sent, each after its number. */
  readonly texts: string[];
  readonly objects: ReadonlyMap<string, Buffer>;
  /** What the page of help says from now on; whoever asks for drafts is given `draft`. */
  help: string;
  feed: readonly object[];
  stop(): Promise<void>;
}

/** A feed, the demonstration's operator, a content system, a text message service and an S3 store, for both nodes. */
export async function startSharedServices(
  feed: readonly object[],
  { hook, draft }: { hook: string; draft: string },
): Promise<SharedServices> {
  const undo: (() => Promise<unknown>)[] = [];
  const loopback = async (handler: Parameters<typeof serveOnLoopback>[0]) => {
    const server = await serveOnLoopback(handler);
    undo.push(server.close);
    return server.url;
  };
  const s3 = await startS3Server('uploads');
  undo.push(s3.close);
  const operator = await ownOperator();
  undo.push(operator.stop);
  const services: SharedServices = {
    env: {},
    requests: 0,
    delivered: [],
    texts: [],
    objects: s3.objects,
    help: 'How we help',
    feed,
    async stop() {
      for (const step of undo.reverse()) await step();
    },
  };
  const feedServer = await startFeed((_request, response) => {
    services.requests += 1;
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(services.feed));
  });
  undo.push(feedServer.stop);
  const pagesOf = (description: string) => [
    item('home', '/', { title: 'Home' }),
    item('contentPage', '/help/', { title: 'Help', description }, new Date().toISOString()),
  ];
  const content = serveDelivery(
    () => pagesOf(services.help),
    () => pagesOf(draft),
  );
  const env = {
    CONTENT_URL: await loopback(content.handler),
    CONTENT_KEY: fakeDelivery.key,
    CONTENT_REFRESH_SECONDS: '3600',
    CONTENT_HOOK_SECRET: hook,
    INCIDENTS_URL: feedServer.url,
    INCIDENTS_REFRESH_SECONDS: '3600',
    OPERATOR_URL: await loopback(async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? null : await request.text();
      if (pathname.endsWith('/submit-form')) services.delivered.push(body ?? '');
      return fetch(operator.url + pathname + search, { method, headers, body });
    }),
    TEXT_MESSAGES_URL: await loopback(async (request) => {
      const { to, text } = (await request.json()) as { to: string; text: string };
      services.texts.push(`${to} ${text}`);
      return Response.json({});
    }),
    UPLOADS_S3_BUCKET: 'uploads',
    UPLOADS_S3_ENDPOINT: s3.url,
    UPLOADS_S3_KEY_ID: 'an id',
    UPLOADS_S3_SECRET: 'a secret',
  };
  return Object.assign(services, { env });
}
