import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup';

it.each([
  ['', ''],
  ['Power cut, 4pm – 5pm', 'Power cut, 4pm – 5pm'],
  ['Gas & water', 'Gas &#38; water'],
  ['&amp;', '&#38;amp;'],
  ['<b>', '&#60;b&#62;'],
  [`"it's"`, '&#34;it&#39;s&#34;'],
])('%s is %s', (text, escaped) => expect(escapeMarkup(text)).toBe(escaped));
