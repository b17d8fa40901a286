import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
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
