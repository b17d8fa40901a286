import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('lists the ways to help [L-288]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="/help"');
  expect(html).toContain('Free, for everyone who needs it');
  expect(html).toContain('href="/power-cut"');
});
it('leaves out a link without words', () =>
  expect(htmlOf(examples['a link without words'])).toBe(''));
it('shows nothing without links', () => expect(htmlOf(examples['everything empty'])).toBe(''));
