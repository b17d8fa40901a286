import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('counts its stories and leads to each [J-317, J-318]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('>1 of 2<');
  expect(html).toContain('href="/digital/battery"');
  expect(html).toContain('Case studies');
});
it('shows nothing without stories', () => expect(htmlOf(examples['everything empty'])).toBe(''));
