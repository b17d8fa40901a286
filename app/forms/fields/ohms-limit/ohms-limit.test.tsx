import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: { field: { type: 'ohms limit', caption: 'Your reading' } },
  'too high': {
    field: { type: 'ohms limit', caption: 'Your reading' },
    values: {
      'q.supplyPhase': 'Single phase',
      'q.propertyFuses': '100A',
      'q.earthingType': 'PME',
      'q.impedanceReading': '0.4',
    },
  },
  missing: {
    field: { type: 'ohms limit', caption: 'Your reading', required: true },
    values: { 'q.supplyPhase': '' },
  },
};

it.each([
  ['plain', 'TNCS'],
  ['too high', 'above 0.35 ohms'],
  ['missing', 'Choose the supply phase'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
