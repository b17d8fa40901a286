import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'address', required: true, caption: 'Where is it?' } },
  'nothing given': {
    field: { type: 'address', required: true, caption: 'Where is it?' },
    values: { 'q.addressLine1': '' },
  },
  'kept as typed': {
    field: { type: 'address', caption: 'Where is it?' },
    values: { 'q.addressLine1': '4 Lantern Street', 'q.postcode': 'CB1 9Z' },
  },
};

it.each([
  ['plain', 'Address line 1'],
  ['nothing given', 'Please enter a valid Address line 1'],
  ['kept as typed', 'value="CB1 9Z"'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});

it('starts with every line empty [F-162, F-173]', () => {
  const inputs = examples['plain']
    ? (htmlOfField(examples['plain']).match(/<input[^>]*>/g) ?? [])
    : [];
  expect(inputs).toHaveLength(5);
  for (const input of inputs) expect(input).toContain('value=""');
});
