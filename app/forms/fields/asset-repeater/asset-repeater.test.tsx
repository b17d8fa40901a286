import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['one blank item', 'Add another'],
  ['two items, one wrong', 'This field cannot be left blank'],
  ['empty', 'at least 1 item'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
