import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'postcode lookup', required: true, caption: 'Where is it?' } },
  'any text': {
    field: { type: 'postcode lookup', caption: 'Where is it?', settings: { variant: 'address' } },
  },
  typed: {
    field: { type: 'postcode lookup', required: true, caption: 'Where is it?' },
    values: { 'q.manuallyEnteredAddress': 'true', 'q.addressLine1': '4 Lantern Street' },
  },
};

it.each([
  ['plain', 'Enter the address yourself'],
  ['any text', 'Postcode or address'],
  ['typed', 'Search for the address instead'],
  ['typed', 'Please enter a valid Town/City'],
])('%s [L-475]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
