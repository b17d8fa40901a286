import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'date', caption: 'When?', helpText: 'The day it began' } },
  'no day': { field: { type: 'date', caption: 'When?' }, values: { q: '31/2/2026' } },
};

it.each([
  ['plain', 'The day it began'],
  ['no day', 'value="31/2/2026"'],
])('%s [F-097, L-517]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
