import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('has one primary', () => {
  const html = htmlOf(examples.plain);
  expect(html.match(/class="btn"/g)).toHaveLength(1);
  expect(html.match(/class="btn second"/g)).toHaveLength(1);
});
it('stops at five', () => {
  const html = htmlOf(examples['seven, of which five stand']);
  expect(html).toContain('Button 5');
  expect(html).not.toContain('Button 6');
});
it('shows nothing without buttons [L-299, L-300]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
