import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { listenLocally } from '../../../../scripts/lib/serve.mjs';

const real = http.createServer;
afterAll(() => {
  http.createServer = real;
});
const sockets: Socket[] = [];
beforeEach(() => {
  http.createServer = real;
  vi.resetModules();
  return () => sockets.splice(0).forEach((socket) => socket.destroy());
});

async function serve(app: http.RequestListener) {
  const { shutDownServers, trackResponses } = await import('./graceful-shutdown.server');
  const { standBefore } = await import('./http-server.server');
  const { composeMiddleware } = await import('../middleware');
  standBefore((behind) => composeMiddleware([trackResponses()], behind, () => undefined));
  const server = http.createServer(app);
  const port = await listenLocally(server);
  return { shutDownServers, server, port };
}

async function connection(port: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let output = '';
  let fault = '';
  socket.on('data', (data) => (output += data.toString()));
  socket.on('error', (error: NodeJS.ErrnoException) => (fault = error.code ?? 'error'));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: site.test\r\n\r\n`),
    answers: () => output.split('HTTP/1.1 200').length - 1,
    output: () => output,
    fault: () => fault,
    ended: new Promise<void>((resolve) => socket.once('close', () => resolve())),
  };
}

const answer: http.RequestListener = (request, response) =>
  void response.end(`you asked ${request.url}`);

it('connections that were kept open and ask nothing are closed', async () => {
  const { shutDownServers, port } = await serve(answer);
  const visitor = await connection(port);
  visitor.ask('/first');
  await vi.waitFor(() => expect(visitor.answers()).toBe(1));
  expect(visitor.output()).toContain('Connection: keep-alive');
  await shutDownServers(5000);
  await visitor.ended;
  expect(visitor.fault()).toBe('');
});

it('an answer that is under way is finished, and says that the connection closes [X-116]', async () => {
  let finish = () => {};
  let isAsked = false;
  const { shutDownServers, server, port } = await serve((_, response) => {
    isAsked = true;
    finish = () => response.end('done');
  });
  const visitor = await connection(port);
  visitor.ask('/slow');
  await vi.waitFor(() => expect(isAsked).toBe(true));
  const closing = shutDownServers(5000);
  server.close(() => undefined);
  await vi.waitFor(() => expect(server.listening).toBe(false));
  finish();
  await closing;
  await visitor.ended;
  expect(visitor.output()).toMatch(/Connection: close[\s\S]*done$/);
});

it('a connection whose answer had begun before the end closes after it', async () => {
  let finish = () => {};
  const { shutDownServers, port } = await serve((_, response) => {
    response.write('first half, ');
    finish = () => response.end('second half');
  });
  const visitor = await connection(port);
  visitor.ask('/long');
  await vi.waitFor(() => expect(visitor.output()).toContain('first half'));
  const closing = shutDownServers(5000);
  finish();
  await closing;
  await visitor.ended;
  expect(visitor.output()).toContain('second half');
});

it('connections that ask nothing, half of something, or something that hangs are cut off', async () => {
  const { shutDownServers, port } = await serve(() => undefined);
  const [silent, hanging] = await Promise.all([connection(port), connection(port)]);
  hanging.ask('/hangs');
  await shutDownServers(100);
  await Promise.all([silent.ended, hanging.ended]);
});
