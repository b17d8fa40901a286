import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { cachePolicy } from '~/server/lib/cache-policy';
import { sharedText } from './api.server';

const requestFor = (accepts: string, more = {}) =>
  new Request('https://site.test/feed', { headers: { 'Accept-Encoding': accepts, ...more } });
const text = JSON.stringify(
  Array.from({ length: 200 }, (_, index) => ({ index, town: 'Cambridge' })),
);
const answer = (request: Request, body = text, etag = 'one') =>
  sharedText(request, body, 'application/json', cachePolicy.live, { etag });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

it.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)(
  'gives what everybody gets packed by %s, as the same text',
  async (encoding, unpack) => {
    for (let time = 0; time < 2; time += 1) {
      const response = await answer(requestFor(encoding));
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      expect(unpack(await bytes(response)).toString()).toBe(text);
    }
  },
);

it('never gives the text of another under the same tag', async () => {
  await answer(requestFor('gzip'));
  const other = text.replaceAll('Cambridge', 'Newmarket');
  expect(gunzipSync(await bytes(await answer(requestFor('gzip'), other))).toString()).toBe(other);
});

it('sends a small text, or one to whoever unpacks nothing, as it is', async () => {
  const small = await answer(requestFor('gzip, br'), '[]');
  expect([small.headers.get('Content-Encoding'), await small.text()]).toEqual([null, '[]']);
  expect(await (await answer(requestFor('identity'))).text()).toBe(text);
});

it('one text has one weak tag however it is packed, and says that it depends on the encoding, also where nothing is new', async () => {
  const answers = await Promise.all(
    ['identity', 'gzip', 'br', 'gzip;q=0'].map((accepts) => answer(requestFor(accepts))),
  );
  expect(answers.map(({ headers }) => headers.get('ETag'))).toEqual(answers.map(() => 'W/"one"'));
  expect(answers.map(({ headers }) => headers.get('Vary'))).toEqual(
    answers.map(() => 'Accept-Encoding'),
  );
  expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual([
    null,
    'gzip',
    'br',
    null,
  ]);
  const same = await answer(requestFor('gzip', { 'If-None-Match': '"other", "one"' }));
  expect([same.status, same.headers.get('Vary'), same.headers.get('ETag')]).toEqual([
    304,
    'Accept-Encoding',
    'W/"one"',
  ]);
});

it('says that nothing is new to whoever holds it', async () => {
  expect((await answer(requestFor('gzip', { 'If-None-Match': 'W/"one"' }))).status).toBe(304);
});

it('packs a text once while it is asked for, and lets go of it a minute later', async () => {
  const busy = text.replaceAll('Cambridge', 'Ely');
  const packings = vi.spyOn(Buffer, 'from');
  const timesPacked = () =>
    packings.mock.calls.filter(([given]) => (given as unknown) === busy).length;
  const clock = vi.spyOn(performance, 'now');
  const answerAt = async (seconds: number) => {
    clock.mockReturnValue(1e9 + seconds * 1000);
    await bytes(await answer(requestFor('gzip'), busy, 'busy'));
  };
  for (const second of [0, 40, 80]) await answerAt(second);
  expect(timesPacked()).toBe(1);
  await answerAt(141);
  expect(timesPacked()).toBe(2);
  vi.restoreAllMocks();
});
