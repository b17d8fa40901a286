import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'few options': {
    field: {
      type: 'radio',
      caption: 'Is anyone at home ill?',
      required: true,
      preValues: ['Yes', 'No'],
    },
  },
  'six options': {
    field: {
      type: 'radio',
      caption: 'Is anyone at home ill?',
      preValues: ['A', 'B', 'C', 'D', 'E', 'F'],
    },
  },
  missing: {
    field: {
      type: 'radio',
      caption: 'Is anyone at home ill?',
      required: true,
      requiredErrorMessage: 'Choose one',
      preValues: ['Yes', 'No'],
    },
    values: { q: '' },
  },
};

it.each([
  ['few options', 'type="radio"'],
  ['six options', '<select'],
  ['missing', 'Choose one'],
])('%s [F-099, L-507, L-519]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
