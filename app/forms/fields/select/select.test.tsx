import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['few options', 'type="radio"'],
  ['six options, missing', '<select'],
  ['six options, missing', 'aria-invalid'],
  ['six options, missing', '<select'],
  ['a value that it does not offer', 'aria-invalid'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
