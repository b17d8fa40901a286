import { spawn } from 'node:child_process';
import http from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

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

/** A server as remix-serve opens one, of a process of its own as far as closing is concerned. */
async function serve(app: http.RequestListener) {
  const { closeServers, watchAnswers } = await import('./close-servers.server');
  const { standBefore } = await import('./http-server.server');
  const { inOrder } = await import('./step');
  standBefore((behind) => inOrder([watchAnswers()], behind, () => undefined));
  const server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { closeServers, server, port: (server.address() as AddressInfo).port };
}

/** A connection that keeps what it is told, and whether it was reset. */
async function connection(port: number) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let told = '';
  let fault = '';
  socket.on('data', (data) => (told += data.toString()));
  socket.on('error', (error: NodeJS.ErrnoException) => (fault = error.code ?? 'error'));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: site.test\r\n\r\n`),
    answers: () => told.split('HTTP/1.1 200').length - 1,
    told: () => told,
    fault: () => fault,
    ended: new Promise<void>((resolve) => socket.once('close', () => resolve())),
  };
}

/** Visitors in a process of their own, who connect and ask at once: what came of it, when all have connected. */
async function crowdAt(port: number, count: number) {
  const script = `
    const http = require('node:http');
    const [port, count] = process.argv.slice(1).map(Number);
    const said = {};
    let left = count;
    const done = (word) => {
      said[word] = (said[word] ?? 0) + 1;
      left -= 1;
      if (left === 0) console.log(JSON.stringify(said));
    };
    for (let index = 0; index < count; index += 1) {
      const asked = http.get({ port, host: '127.0.0.1', agent: false }, (answer) => answer.resume().on('end', () => done(answer.statusCode)));
      asked.on('error', (error) => done(error.code));
      asked.on('socket', (socket) => socket.on('connect', () => process.stderr.write('+')));
    }`;
  const crowd = spawn(process.execPath, ['-e', script, String(port), String(count)]);
  let said = '';
  let connected = 0;
  crowd.stdout.on('data', (data) => (said += String(data)));
  const ended = new Promise<unknown>((resolve) => crowd.once('close', () => resolve(JSON.parse(said))));
  await new Promise<void>((resolve) => {
    crowd.stderr.on('data', (data) => {
      connected += String(data).length;
      if (connected >= count) resolve();
    });
  });
  return { ended };
}

const answer: http.RequestListener = (request, response) => void response.end(`you asked ${request.url}`);

it('mend 17: requests that have arrived on kept connections are answered, then those connections close', async () => {
  const { closeServers, server, port } = await serve(answer);
  const visitors = await Promise.all(Array.from({ length: 10 }, () => connection(port)));
  for (const visitor of visitors) visitor.ask('/first');
  await vi.waitFor(() => expect(visitors.every((visitor) => visitor.answers() === 1)).toBe(true));
  expect(visitors[0]?.told()).toContain('Connection: keep-alive');
  // In one turn of the event loop: the requests lie in the system's buffers, unread, when the end begins.
  for (const visitor of visitors) visitor.ask('/second');
  const closing = closeServers(5000);
  // As remix-serve does on the same signal.
  server.close(() => undefined);
  await closing;
  await Promise.all(visitors.map(({ ended }) => ended));
  for (const visitor of visitors) {
    expect([visitor.answers(), visitor.fault()]).toEqual([2, '']);
    expect(visitor.told()).toMatch(/Connection: close[\s\S]*you asked \/second$/);
  }
});

it('mend 17: an answer that is under way is finished, and says that the connection closes', async () => {
  let finish = () => {};
  const { closeServers, server, port } = await serve((_, response) => {
    finish = () => response.end('done');
  });
  const visitor = await connection(port);
  visitor.ask('/slow');
  await vi.waitFor(async () =>
    expect(await new Promise((resolve) => server.getConnections((_, n) => resolve(n)))).toBe(1),
  );
  const closing = closeServers(5000);
  // It is late enough that connections are no longer taken, so only this answer is waited for.
  await vi.waitFor(() => expect(server.listening).toBe(false));
  finish();
  await closing;
  await visitor.ended;
  expect(visitor.told()).toMatch(/Connection: close[\s\S]*done$/);
});

it('mend 17: whoever connects in the moment of the end is answered', async () => {
  const { closeServers, port } = await serve(answer);
  const closing = closeServers(5000);
  const visitor = await connection(port);
  visitor.ask('/late');
  await closing;
  await visitor.ended;
  expect([visitor.answers(), visitor.fault()]).toEqual([1, '']);
});

it('mend 17: connections that ask nothing, half of something, or something that hangs are cut off', async () => {
  const { closeServers, port } = await serve(() => undefined);
  const [silent, hanging] = await Promise.all([connection(port), connection(port)]);
  hanging.ask('/hangs');
  const begun = performance.now();
  await closeServers(700);
  expect(performance.now() - begun).toBeLessThan(3000);
  await Promise.all([silent.ended, hanging.ended]);
});

it('mend 17: connections that wait to be taken while pages are made are taken, and answered', async () => {
  const { closeServers, port } = await serve((request, response) => {
    // A page that takes the whole of the event loop, as rendering does.
    for (const until = Date.now() + 60; Date.now() < until;);
    answer(request, response);
  });
  const first = await connection(port);
  first.ask('/first');
  await vi.waitFor(() => expect(first.answers()).toBe(1));
  const { ended } = await crowdAt(port, 20);
  await closeServers(10_000);
  expect(await ended).toEqual({ 200: 20 });
});

/** Visitors in a process of their own who keep coming, each on a connection of their own, until nobody takes them. */
function streamAt(port: number) {
  const script = `
    const http = require('node:http');
    const port = Number(process.argv[1]);
    const said = {};
    const one = () => {
      const asked = http.request({ port, host: '127.0.0.1', agent: false, method: 'POST' }, (answer) => answer.resume().on('end', () => done(answer.statusCode)));
      asked.on('error', (error) => done(error.code));
      asked.end('the power is off');
    };
    const done = (word) => {
      said[word] = (said[word] ?? 0) + 1;
      if (word !== 'ECONNREFUSED') one();
    };
    for (let index = 0; index < 24; index += 1) one();
    process.on('exit', () => console.log(JSON.stringify(said)));`;
  const stream = spawn(process.execPath, ['-e', script, String(port)]);
  let said = '';
  stream.stdout.on('data', (data) => (said += String(data)));
  return new Promise<Record<string, number>>((resolve) => stream.once('close', () => resolve(JSON.parse(said))));
}

it('whoever is not refused is answered, however many come while pages are made and the process ends', async () => {
  const said: Record<string, number> = {};
  for (let round = 0; round < 4; round += 1) {
    http.createServer = real;
    vi.resetModules();
    const { closeServers, port } = await serve((request, response) => {
      request.resume().once('end', () => {
        for (const until = performance.now() + 3; performance.now() < until;);
        answer(request, response);
      });
    });
    const stream = streamAt(port);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await closeServers(10_000);
    for (const [word, times] of Object.entries(await stream)) said[word] = (said[word] ?? 0) + times;
  }
  expect(said[200]).toBeGreaterThan(200);
  expect(said['ECONNRESET'] ?? 0).toBeLessThanOrEqual(1);
});
