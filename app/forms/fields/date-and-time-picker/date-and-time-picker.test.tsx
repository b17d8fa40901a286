import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'date and time picker', caption: 'From when until when?' } },
  missing: {
    field: { type: 'date and time picker', caption: 'From when until when?', required: true },
    values: { 'q.startTime': '' },
  },
};

it.each([
  ['plain', '00:15'],
  ['missing', 'Please choose a start date'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
