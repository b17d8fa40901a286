import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'never shown': { field: { type: 'recaptcha', caption: 'Check' } },
};

it.each([['never shown', '']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toBe(words);
});
