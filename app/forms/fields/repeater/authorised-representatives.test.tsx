import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
const examples: FieldExamples = {
  'one blank person': { field: { type: 'authorised representatives', caption: 'Who may speak for you?' } },
};

it.each([['one blank person', 'Full name']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
