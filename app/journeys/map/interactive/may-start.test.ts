import { expect, it } from 'vitest';
import { connectionAllows } from './use-live-map';

it.each([
  ['a browser that says nothing', undefined, false, false],
  ['a good connection', { effectiveType: '4g' }, false, true],
  ['a good connection that saves data', { effectiveType: '4g', saveData: true }, false, false],
  [
    'a good connection of a visitor who prefers less',
    { effectiveType: '4g', saveData: false },
    true,
    false,
  ],
  ['a slow connection', { effectiveType: '3g', saveData: false }, false, false],
])('%s', (_situation, connection, wantsLess, expected) =>
  expect(connectionAllows(connection, wantsLess)).toBe(expected),
);
