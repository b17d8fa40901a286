import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'one blank person': {
    field: { type: 'authorised representatives', caption: 'Who may speak for you?' },
  },
};

it.each([['one blank person', 'Full name']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
