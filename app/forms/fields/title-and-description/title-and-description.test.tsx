import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['plain', 'Keep away'],
  ['asterisk disclaimer', 'Tick each *'],
  ['with a number to call', '<a href="tel:105" class="btn">Call us now on 105</a>'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
