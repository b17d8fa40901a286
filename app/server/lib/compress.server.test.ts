import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipFrame } from './compress.server';

const pageOf = (rows: number) =>
  Buffer.from(Array.from({ length: rows }, (_, row) => `<p>Row ${row} of the page</p>`).join(''));

it.each([
  ['a page around a short part', pageOf(2000), 'The part: 4 Lantern Street', pageOf(3000)],
  ['no part', pageOf(10), '', pageOf(10)],
  ['nothing before', Buffer.of(), 'part', pageOf(10)],
  ['nothing after', pageOf(10), 'part', Buffer.of()],
  ['nothing at all', Buffer.of(), '', Buffer.of()],
  ['words of other languages', Buffer.from('Gwirio’r '), 'Llŷn ', Buffer.from('⚡')],
])('%s is one gzip of the whole', (_, before, text, after) => {
  const part = Buffer.from(text);
  const whole = Buffer.concat([before, part, after]);
  const frame = gzipFrame(before, after);
  for (let time = 0; time < 2; time += 1)
    expect(gunzipSync(frame.around(part)).equals(whole)).toBe(true);
});
