import { expect, it } from 'vitest';
import { sameSecret } from './same-secret.server';

it.each([
  ['the secret', true],
  ['the Secret', false],
  ['the secret ', false],
  ['the', false],
  ['', false],
  ['x'.repeat(5000), false],
])('"%.12s": %s', (candidate, expected) =>
  expect(sameSecret(candidate, 'the secret')).toBe(expected),
);
