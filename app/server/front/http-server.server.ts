import http from 'node:http';

const servers: http.Server[] = [];

/** The servers that this process was asked for since the front stands: one under remix-serve, none in tests and development. */
export const httpServers = (): readonly http.Server[] => servers;

/**
 * The one seam between remix-serve and us: every listener that is given to `http.createServer` from now on stands behind `before`.
 * remix-serve imports the server build, which calls this, and listens only afterwards (docs/decisions/serving.md).
 */
export function standBefore(before: (app: http.RequestListener) => http.RequestListener): void {
  const create = http.createServer;
  const createBehind = (...given: unknown[]): http.Server => {
    const app = given.find((one): one is http.RequestListener => typeof one === 'function');
    const options = given.find((one): one is http.ServerOptions => typeof one === 'object' && one !== null) ?? {};
    const server = create(options, app && before(app));
    servers.push(server);
    server.once('close', () => servers.splice(servers.indexOf(server), 1));
    return server;
  };
  http.createServer = createBehind as typeof http.createServer;
}
