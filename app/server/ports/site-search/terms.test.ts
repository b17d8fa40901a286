import { expect, it } from 'vitest';
import { slotsOf, termsOf } from './terms';

it.each([
  ['Compensation', ['compens']],
  ['How do I claim?', ['claim']],
  ['claiming claims', ['claim', 'claim']],
  ['the of to', []],
  ['???', []],
])('the terms of "%s"', (text, terms) => expect(termsOf(text)).toEqual(terms));

const GROUPS = [
  ['power cut', 'outage', 'blackout'],
  ['refund', 'compensation'],
];
it.each([
  ['outage', [['power cut', 'outag', 'blackout']]],
  ['power cuts map', [['power cut', 'outag', 'blackout'], ['map']]],
  ['power', [['power']]],
  ['refunds after outages', [['refund', 'compens'], ['after'], ['power cut', 'outag', 'blackout']]],
  ['', []],
])('what may stand for the words of "%s"', (phrase, slots) =>
  expect(slotsOf(phrase, GROUPS)).toEqual(slots),
);
