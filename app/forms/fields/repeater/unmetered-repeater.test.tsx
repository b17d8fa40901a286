import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'one blank item': {
    field: {
      type: 'unmetered repeater',
      caption: 'Which equipment?',
      settings: { fields: [{ alias: 'kind', type: 'text', caption: 'Kind' }] },
    },
  },
};

it.each([['one blank item', 'Kind']])('%s [F-037]', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
