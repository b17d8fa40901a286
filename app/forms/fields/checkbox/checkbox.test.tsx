import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['optional', 'Text me'],
  ['required and missing', 'I agree *'],
  ['the answer of another question in its label', 'Call me, …'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
