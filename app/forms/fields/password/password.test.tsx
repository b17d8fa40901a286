import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'never filled': {
    field: { type: 'password', caption: 'Your password' },
    values: { q: 'secret words' },
  },
};

it.each([['never filled', 'type="password"']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
