import { expect, it } from 'vitest';
import { serveOnLoopback, type Handler } from '../../../../tests/support/loopback';
import { undoAfterEach } from '../../../../tests/support/undo';
import { createSiteverify } from './http.server';

const undo = undoAfterEach();
async function checkAt(handler: Handler) {
  const server = await serveOnLoopback(handler);
  undo.push(server.close);
  return createSiteverify({ url: `${server.url}/siteverify`, secret: 'our secret' });
}

it('sends secret, token and caller as a form [J-766]', async () => {
  const sent: string[] = [];
  const check = await checkAt(async (request) => {
    sent.push(request.headers.get('Content-Type') ?? '', await request.text());
    return new Response('{"success":true,"score":0.7}');
  });
  expect(await check.scoreOf('a token', '192.0.2.1')).toEqual({ success: true, score: 0.7 });
  expect(sent).toEqual([
    'application/x-www-form-urlencoded;charset=UTF-8',
    'secret=our+secret&response=a+token&remoteip=192.0.2.1',
  ]);
});

it.each([
  [{ success: true }, { success: true, score: 0.9 }],
  [
    { success: true, score: 0.1, action: 'form' },
    { success: true, score: 0.1 },
  ],
  [
    { success: false, 'error-codes': ['timeout-or-duplicate'] },
    { success: false, score: 0 },
  ],
])('reads %j', async (body, expected) => {
  const check = await checkAt(() => new Response(JSON.stringify(body)));
  expect(await check.scoreOf('t', 'c')).toEqual(expected);
});

it.each([
  ['nonsense', new Response('<html>')],
  ['another shape', new Response('{"success":"yes"}')],
  ['a score that is none', new Response('{"success":true,"score":7}')],
  ['an error', new Response(null, { status: 500 })],
])('is unavailable after %s', async (_, answer) => {
  const check = await checkAt(() => answer.clone());
  await expect(check.scoreOf('t', 'c')).rejects.toMatchObject({ kind: 'unavailable' });
});

it('is unavailable where nobody listens', async () => {
  const check = createSiteverify({ url: 'http://127.0.0.1:9/', secret: 's' });
  await expect(check.scoreOf('t', 'c')).rejects.toMatchObject({ kind: 'unavailable' });
});
