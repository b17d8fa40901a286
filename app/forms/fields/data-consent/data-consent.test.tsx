import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['plain', 'href="mailto:help@meridian-power.example"'],
  ['plain', 'I agree'],
  ['missing', 'Tick the box to go on'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
