import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: {
    field: {
      type: 'data consent',
      required: true,
      settings: { acceptCopy: 'I agree', bodyText: 'We ask help@meridian-power.example' },
    },
  },
  missing: {
    field: { type: 'data consent', required: true, settings: { acceptCopy: 'I agree' } },
    values: { q: '' },
  },
};

it.each([
  ['plain', 'href="mailto:help@meridian-power.example"'],
  ['plain', 'I agree'],
  ['missing', 'Tick the box to go on'],
])('%s [F-096, L-511, L-516]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
