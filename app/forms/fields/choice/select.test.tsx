import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'few options': {
    field: {
      type: 'select',
      caption: 'Is anyone at home ill?',
      required: true,
      preValues: ['Yes', 'No'],
    },
  },
  'six options, missing': {
    field: {
      type: 'select',
      caption: 'Is anyone at home ill?',
      required: true,
      preValues: ['A', 'B', 'C', 'D', 'E', 'F'],
    },
    values: { q: '' },
  },
  'a value that it does not offer': {
    field: {
      type: 'select',
      caption: 'Is anyone at home ill?',
      required: true,
      preValues: ['A', 'B', 'C', 'D', 'E', 'F'],
    },
    values: { q: 'Z' },
  },
};

it.each([
  ['few options', 'type="radio"'],
  ['six options, missing', '<select'],
  ['six options, missing', 'aria-invalid'],
  ['six options, missing', '<select'],
  ['a value that it does not offer', 'aria-invalid'],
])('%s [F-100, L-520]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
