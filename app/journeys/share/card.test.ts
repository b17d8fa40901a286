import { expect, it } from 'vitest';
import { cardSvg, linesOf } from './card';

it.each([
  ['Help', ['Help']],
  [
    'Power cut in CB1 9: back between 4pm and 5:30pm today',
    ['Power cut in CB1 9: back', 'between 4pm and 5:30pm', 'today'],
  ],
  ['a '.repeat(200).trim(), undefined],
  ['', []],
])('cuts "%.30s" into lines', (text, expected) => {
  const lines = linesOf(text);
  if (expected) expect(lines).toEqual(expected);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(26);
});
it('cuts a word that is longer than a line', () =>
  expect(linesOf('x'.repeat(60))).toEqual([`${'x'.repeat(24)}…`]));
it('lets no text become markup', () => {
  const svg = cardSvg({ title: '<script>"&', kicker: null, foot: "<b>'", field: 'ask' });
  expect(svg).not.toContain('<script>');
  expect(svg).not.toContain('<b>');
});
