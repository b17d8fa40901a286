import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  optional: { field: { type: 'checkbox', caption: 'Text me' } },
  'the answer of another question in its label': {
    field: { type: 'checkbox', caption: 'Call me, %other%' },
  },
  'required and missing': {
    field: { type: 'checkbox', caption: 'I agree', required: true },
    values: { q: '' },
  },
};

it.each([
  ['optional', 'Text me'],
  ['required and missing', 'I agree *'],
  ['the answer of another question in its label', 'Call me, …'],
])('%s [F-094, L-514, L-531]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
