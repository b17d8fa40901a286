import http from 'node:http';

const servers = new Set<http.Server>();

export const httpServers = (): readonly http.Server[] => [...servers];

/**
 * Timeouts in milliseconds. Connections outlive what proxies and browsers keep idle (60 s), so no
 * request meets a closing one. A request may take as long as a large photo on a slow line; other
 * bodies have less (buffer-body.ts).
 */
const LIMITS: http.ServerOptions = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
  // We answer with our own error (address.ts).
  requireHostHeader: false,
};

/** Listens once the work is done. It must not reject. */
function listenAfter(server: http.Server, work: () => Promise<void>): void {
  const listen = server.listen.bind(server) as (...args: unknown[]) => http.Server;
  server.listen = (...args: unknown[]) => {
    void work().then(() => listen(...args));
    return server;
  };
}

/** The only place where we reach into remix-serve (docs/decisions/serving.md). */
export function standBefore(
  before: (app: http.RequestListener) => http.RequestListener,
  prepare: () => Promise<void> = () => Promise.resolve(),
): void {
  const create = http.createServer;
  const createBehind = (...args: unknown[]): http.Server => {
    const app = args.find((one): one is http.RequestListener => typeof one === 'function');
    const options = args.find(
      (one): one is http.ServerOptions => typeof one === 'object' && one !== null,
    );
    const server = create({ ...LIMITS, ...options }, app && before(app));
    // Node answers an unknown `Expect` header by itself; this treats it like any other request.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    listenAfter(server, prepare);
    servers.add(server);
    server.once('close', () => servers.delete(server));
    return server;
  };
  http.createServer = createBehind;
}
