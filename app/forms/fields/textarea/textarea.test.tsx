import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'textarea', caption: 'What happened?' } },
  missing: {
    field: { type: 'textarea', caption: 'What happened?', required: true },
    values: { q: '' },
  },
};

it.each([
  ['plain', '<textarea'],
  ['missing', 'This field cannot be left blank'],
])('%s [F-102, L-522]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
