import { expect, it } from 'vitest';
import { pounds, readDemand } from './demand';

it.each([
  ['', 'Missing'],
  ['  ', 'Missing'],
  ['250', 250],
  [' 250 ', 250],
  ['1', 1],
  ['12.5', 12.5],
  ['12.', 12],
  ['5000', 5000],
  ['5000.0', 5000],
  ['5000.01', 'TooMuch'],
  ['999999999999', 'TooMuch'],
  ['0.5', 'TooLittle'],
  ['.5', 'TooLittle'],
  ['0', 'NotPositive'],
  ['-3', 'NotPositive'],
  ['+3', 'NotNumber'],
  ['1,000', 'NotNumber'],
  ['1e3', 'NotNumber'],
  ['0x10', 'NotNumber'],
  ['12 kVA', 'NotNumber'],
  ['NaN', 'NotNumber'],
  ['Infinity', 'NotNumber'],
  ['9'.repeat(400), 'NotNumber'],
])('%j: %s [L-624 to L-626]', (text, expected) =>
  expect(readDemand(text)).toEqual(
    typeof expected === 'number' ? { kva: expected } : { problem: expected },
  ),
);

it.each([
  [0, '£0'],
  [950, '£950'],
  [1234.5, '£1,200'],
  [32296.96, '£32,000'],
  [49500, '£50,000'],
  [1234567, '£1,200,000'],
])('%f is %s', (amount, words) => expect(pounds(amount)).toBe(words));
