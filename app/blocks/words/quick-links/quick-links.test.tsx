import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('links, and tells analytics by the words of the link [J-353, J-706, J-773]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="/power-cut/map"');
  expect(html).toContain('quick_link_click');
});
it('skips links without an address', () => {
  const html = htmlOf(examples.plain);
  expect(html).not.toContain('No address');
  expect(html).not.toContain('Empty address');
});
it('shows nothing without links', () => expect(htmlOf(examples['everything empty'])).toBe(''));
