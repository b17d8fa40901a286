import { expect, it } from 'vitest';
import { createEscapeCount } from './quick-exit';

it.each<[string, number[], boolean]>([
  ['three in a row', [0, 400, 800], true],
  ['twice', [0, 400], false],
  ['three, the first long ago', [0, 6000, 6400], false],
  ['three after one long ago', [0, 6000, 6400, 6800], true],
])('%s', (_, times, expected) => {
  const press = createEscapeCount();
  expect(times.map(press).at(-1)).toBe(expected);
});
