import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'nothing chosen': { field: { type: 'address card', required: true, caption: 'Where is it?' } },
  chosen: {
    field: { type: 'address card', caption: 'Where is it?' },
    values: { 'q.addressLine1': '4 Lantern Street', 'q.postcode': 'CB1 9ZA' },
  },
  missing: {
    field: { type: 'address card', required: true, caption: 'Where is it?' },
    values: { q: '' },
  },
};

it.each([
  ['nothing chosen', 'Find address'],
  ['chosen', 'Change address'],
  ['missing', 'Please provide a valid address'],
])('%s [L-614]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
