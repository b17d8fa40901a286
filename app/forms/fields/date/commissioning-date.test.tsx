import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'commissioning date', caption: 'When?' } },
  'too early': {
    field: { type: 'commissioning date', caption: 'When?' },
    values: { q: '2026-03-12' },
  },
};

it.each([
  ['plain', 'type="date"'],
  ['too early', '10 working days'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
