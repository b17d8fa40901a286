import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

/** Examples of this question type. */
const examples: FieldExamples = {
  'never shown': { field: { type: 'hidden', settings: { defaultValue: 'Website' } } },
};

it.each([['never shown', '']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toBe(words);
});
