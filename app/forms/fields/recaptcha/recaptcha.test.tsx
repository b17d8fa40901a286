import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([['never shown', '']])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toBe(words);
});
