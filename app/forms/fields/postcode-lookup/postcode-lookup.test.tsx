import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['plain', 'Enter the address yourself'],
  ['any text', 'Postcode or address'],
  ['typed', 'Search for the address instead'],
  ['typed', 'Please enter a valid Town/City'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
