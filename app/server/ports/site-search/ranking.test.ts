import { expect, it } from 'vitest';
import { ranked } from './ranking';

const [HELP, NEWS, OTHER] = [1, 2, 3];
const fits = (...pairs: [number, number][]) => new Map(pairs);
const order = (
  parts: readonly ReadonlyMap<number, number>[],
  asTyped: ReadonlyMap<number, number> = fits(),
) => ranked(parts, { asTyped, isNews: (place) => place === NEWS });

it.each([
  ['the better fit first', [fits([HELP, 2], [OTHER, 5])], [OTHER, HELP]],
  ['news after a page that fits as well', [fits([NEWS, 5], [HELP, 4])], [HELP, NEWS]],
  ['news that fits far better first', [fits([NEWS, 9], [HELP, 0.8])], [NEWS, HELP]],
  [
    'both words before one word often',
    [fits([HELP, 2], [OTHER, 20]), fits([HELP, 2])],
    [HELP, OTHER],
  ],
  ['no page that only mentions a word', [fits([HELP, 9], [OTHER, 0.1])], [HELP]],
  ['nothing for a word that no page has', [fits()], []],
  ['nothing for nothing', [], []],
])('gives %s', (_, parts, expected) => expect(order(parts)).toEqual(expected));

it('puts first what has the phrase as it was typed', () =>
  expect(order([fits([HELP, 4], [OTHER, 4])], fits([OTHER, 4]))).toEqual([OTHER, HELP]));
