import http from 'node:http';

const servers = new Set<http.Server>();

/** The servers that this process has opened behind the front door: one under remix-serve, none in tests and development. */
export const httpServers = (): readonly http.Server[] => [...servers];

/**
 * How long a peer may take, in milliseconds. A connection outlives what proxies and browsers keep idle (60 s), so that no request
 * meets a connection that is just being closed. A whole request may take as long as a large photo needs on a slow line; other
 * bodies have less (whole-body.ts).
 */
const LIMITS: http.ServerOptions = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
  // Our own refusal explains it in words (address.ts).
  requireHostHeader: false,
};

/**
 * The one seam between remix-serve and us: every listener given to `http.createServer` from now on comes after `before`.
 * remix-serve imports the server build, which calls this, and listens only afterwards (docs/decisions/serving.md).
 */
export function standBefore(before: (app: http.RequestListener) => http.RequestListener): void {
  const create = http.createServer;
  const createBehind = (...given: unknown[]): http.Server => {
    const app = given.find((one): one is http.RequestListener => typeof one === 'function');
    const options = given.find((one): one is http.ServerOptions => typeof one === 'object' && one !== null);
    const server = create({ ...LIMITS, ...options }, app && before(app));
    // Node would answer an unknown `Expect` without asking any listener; here it is a request like any other.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    servers.add(server);
    server.once('close', () => servers.delete(server));
    return server;
  };
  http.createServer = createBehind;
}
