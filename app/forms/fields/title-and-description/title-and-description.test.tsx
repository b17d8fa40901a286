import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['asterisk disclaimer', 'f hint'],
  ['custom error', 'f msg'],
])('an %s is a note without a label', (defaultValue, look) => {
  const field = { type: 'text', caption: 'A label', settings: { defaultValue, bodyText: 'A note' } };
  const html = htmlOfField({ field });
  expect(html).toContain(`<div class="${look}">`);
  expect(html).toContain('A note');
  expect(html).not.toMatch(/A label|<label|<input/);
});

it.each([
  ['plain', 'Keep away'],
  ['plain', 'It may be live.'],
  ['asterisk disclaimer', 'Tick each *'],
  ['about danger', 'Stay away and call <a class="tel" href="tel:105">105</a>.'],
  ['with a number to call', '<a href="tel:105" class="btn">Call us now on 105</a>'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
