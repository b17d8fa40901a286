import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: {
    field: { type: 'checkbox list', caption: 'Is anyone at home ill?', preValues: ['Yes', 'No'] },
  },
  missing: {
    field: {
      type: 'checkbox list',
      caption: 'Is anyone at home ill?',
      required: true,
      preValues: ['Yes', 'No'],
    },
    values: { q: '' },
  },
  kept: {
    field: { type: 'checkbox list', caption: 'Is anyone at home ill?', preValues: ['Yes', 'No'] },
    values: { q: ['Yes', 'No'] },
  },
};

it.each([
  ['plain', 'type="checkbox"'],
  ['missing', 'This field cannot be left blank'],
  ['kept', 'checked'],
])('%s [F-095, L-515]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
