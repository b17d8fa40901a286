import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('counts from index plus one, with the first call to action only [L-271, L-272, L-275]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<ol class="numbered" start="1">');
  expect(html).toContain('Check your trip switch');
  expect(html).toContain('<p>It is in your fuse box.</p>');
  expect(html).toContain('How to check');
  expect(html).not.toContain('A second one');
  expect(htmlOf(examples['the third of several'])).toContain('start="3"');
});
it('counts a list', () =>
  expect(htmlOf(examples['a list'])).toMatch(/>3<\/span><h3 class="h3">Call</));
it('shows nothing without words [L-273, L-274]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
