import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'location', caption: 'Where is the light?', required: true } },
  'half a grid reference': {
    field: { type: 'location', caption: 'Where is the light?' },
    values: { 'q.city': 'Ely', 'q.easting': '554000' },
  },
};

it.each([
  ['plain', 'what3words'],
  ['half a grid reference', 'valid northing'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
