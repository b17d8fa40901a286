import { spawn, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A server as remix-serve is one, that answers with what it was asked. */
const SERVER = `
  globalThis.meridianHeadersFor = (type) => ({ 'X-Content-Type-Options': 'nosniff', 'X-Type': type });
  globalThis.meridianKeptPage = ({ url }) => url === '/kept' ? { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('kept') } : null;
  const server = require('node:http').createServer((request, response) => {
    if (request.url.endsWith('.svg')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ url: request.url, peer: request.headers['x-peer-address'], json: typeof Response.json }));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

let server: ChildProcess;
let port = 0;
beforeAll(async () => {
  server = spawn(process.execPath, ['--require', './scripts/serve-preload.cjs', '-e', SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = Number(
    await new Promise((resolve) => server.stdout?.once('data', (data: Buffer) => resolve(data.toString()))),
  );
});
afterAll(() => void server.kill());

interface Given {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Given>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });

test('every answer carries the security headers, and the caller is the socket whatever it claims', async () => {
  const { headers, body } = await ask('/power-cut', { 'x-peer-address': '192.0.2.1' });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-type': 'application/json' });
  expect(JSON.parse(body)).toEqual({ url: '/power-cut', peer: '127.0.0.1', json: 'function' });
});

test('a kept page is given before the site is asked', async () => {
  expect(await ask('/kept')).toMatchObject({
    status: 200,
    body: 'kept',
    headers: { 'x-content-type-options': 'nosniff' },
  });
});

test('files whose name stays the same are not immutable', async () => {
  expect((await ask('/logo.svg')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await ask('/assets/a.svg')).headers['cache-control']).toContain('immutable');
});

test('a path that cannot be decoded is a page we do not have', async () => {
  expect(JSON.parse((await ask('/%E0%A4%A?x=1')).body)).toMatchObject({ url: '/not-found' });
});

const FILES = { 'Content-Type': 'multipart/form-data; boundary=x' };

test.each([
  ['a Host that is no host', '/', { Host: 'a b"<' }, 'GET', 400],
  ['an absolute address', 'http://elsewhere.example/', {}, 'GET', 400],
  ['a body that is too large', '/cookies', { 'Content-Length': '2000000' }, 'POST', 413],
  ['a form with files that is too large', '/forms/x/y', { ...FILES, 'Content-Length': '100000001' }, 'POST', 413],
  ['files where no form takes any', '/cookies', { ...FILES, 'Content-Length': '2000000' }, 'POST', 413],
  ['a form without files that is too large', '/forms/x/y', { 'Content-Length': '2000000' }, 'POST', 413],
  ['a body without a length', '/cookies', { 'Transfer-Encoding': 'chunked' }, 'POST', 411],
])('%s is refused in plain words', async (_, path, headers, method, status) => {
  const answer = await ask(path, headers, method);
  expect(answer.status).toBe(status);
  expect(answer.body).toContain('105');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test.each(['/forms/x/y', '/api/storage/upload/x/-1', '/supplier-and-mpan/form'])(
  'files larger than we take reach %s, which says so in its own words',
  (path) =>
    new Promise<void>((resolve, reject) => {
      const headers = { ...FILES, 'Content-Length': '60000000' };
      const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
        asked.destroy();
        if (response.statusCode === 200) resolve();
        else reject(new Error(`answered ${response.statusCode}`));
      });
      asked.on('error', reject);
      asked.flushHeaders();
    }),
);
