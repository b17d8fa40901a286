import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: {
    field: { type: 'power cut checks', caption: 'Have you looked?', preValues: ['Yes', 'No'] },
  },
  missing: {
    field: {
      type: 'power cut checks',
      caption: 'Have you looked?',
      required: true,
      preValues: ['Yes', 'No'],
    },
    values: { q: '' },
  },
};

it.each([
  ['plain', 'Have you looked?'],
  ['missing', 'Tell us whether'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
