import { expect, it } from 'vitest';
import { isRecord } from './is-record';

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [null, false],
  [undefined, false],
  [[], false],
  ['text', false],
  [4, false],
  [() => 1, false],
])('%j: %s', (value, expected) => expect(isRecord(value)).toBe(expected));
