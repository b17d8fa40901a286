import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'one blank item': {
    field: {
      type: 'street repeater',
      caption: 'Which streets?',
      settings: { fields: [{ alias: 'name', type: 'text', caption: 'Street' }] },
    },
  },
};

it.each([['one blank item', 'Street']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
