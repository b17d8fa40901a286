import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
const examples: FieldExamples = {
  'never filled': { field: { type: 'password', caption: 'Your password' }, values: { q: 'secret words' } },
};

it.each([['never filled', 'type="password"']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
