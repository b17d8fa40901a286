import { expect, it } from 'vitest';
import { htmlOfField } from '../test-render';
import { examples } from './examples';

it.each([
  ['optional', '(optional)'],
  ['a phone number', 'type="tel"'],
  ['markup', '&lt;b&gt;&quot;x'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
