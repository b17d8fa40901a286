import { expect, it } from 'vitest';
import { isHeld, tagOf } from './etag.server';

const ONE = tagOf('one');
const [, strong = ''] = /^W\/(".+")$/.exec(ONE) ?? [];

it('is weak, and the same for the same text and its bytes', () => {
  expect(ONE).toMatch(/^W\/"[\w-]{16}"$/);
  expect(tagOf(Buffer.from('one'))).toBe(ONE);
  expect(tagOf('two')).not.toBe(ONE);
});

it.each<[string | null | undefined, boolean]>([
  [ONE, true],
  [strong, true],
  [` W/"other" ,${ONE}`, true],
  ['*', true],
  ['W/"other"', false],
  [strong.slice(1, -1), false],
  ['', false],
  [null, false],
  [undefined, false],
])('is held by If-None-Match: %s → %s', (ifNoneMatch, held) => {
  expect(isHeld(ifNoneMatch, ONE)).toBe(held);
});
