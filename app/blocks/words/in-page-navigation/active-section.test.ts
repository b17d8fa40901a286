import { expect, it } from 'vitest';
import { activeSection } from './island';

it.each([
  ['none has come yet', [120, 500], null],
  ['the first', [99, 500], 0],
  ['exactly on the line is not under it', [100, 500], null],
  ['several: the last that came', [-900, -20, 300], 1],
  ['in another order than on the page', [-20, -900], 0],
  ['one that is not there', [null, -5], 1],
  ['nothing', [], null],
])('%s [L-637]', (_name, tops, expected) => expect(activeSection(tops)).toBe(expected));
