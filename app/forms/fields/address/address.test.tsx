import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['plain', 'Address line 1'],
  ['nothing given', 'Please enter a valid Address line 1'],
  ['kept as typed', 'value="CB1 9Z"'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});

it('starts with every line empty (F-162)', () => {
  const inputs = examples['plain'] ? (htmlOfField(examples['plain']).match(/<input[^>]*>/g) ?? []) : [];
  expect(inputs).toHaveLength(5);
  for (const input of inputs) expect(input).toContain('value=""');
});
