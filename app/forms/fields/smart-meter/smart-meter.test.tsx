import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'smart meter', caption: 'Meter' } },
};

it.each([['plain', 'Your smart meter']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
