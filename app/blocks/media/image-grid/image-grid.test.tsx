import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows pictures with their size and words [L-281]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('alt="Pylons across a field at noon" width="1200" height="800"');
  expect(html).toContain('href="/help"');
  expect(html.match(/<img /g)).toHaveLength(3);
});
it('leaves out a picture without an address', () =>
  expect(htmlOf(examples['a picture without an address'])).not.toContain('Lost'));
it('shows nothing without pictures', () => expect(htmlOf(examples['everything empty'])).toBe(''));
