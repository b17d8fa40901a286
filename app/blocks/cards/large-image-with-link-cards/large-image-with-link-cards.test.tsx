import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows the picture and its ways on [L-291]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('alt="Pylons across a field at noon"');
  expect(html).toContain('href="/careers"');
  expect(html).toContain('Help and advice');
});
it('does without a picture', () => expect(htmlOf(examples['no picture'])).not.toContain('<img'));
it('shows nothing without ways on', () => expect(htmlOf(examples['everything empty'])).toBe(''));
