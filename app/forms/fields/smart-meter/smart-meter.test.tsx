import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
const examples: FieldExamples = {
  plain: { field: { type: 'smart meter', caption: 'Meter' } },
};

it.each([['plain', 'Your smart meter']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
