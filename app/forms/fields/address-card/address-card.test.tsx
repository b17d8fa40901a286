import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['nothing chosen', 'Find address'],
  ['chosen', 'Change address'],
  ['missing', 'Please provide a valid address'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
