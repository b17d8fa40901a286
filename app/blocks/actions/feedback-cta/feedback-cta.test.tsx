import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('asks, and says where to answer [L-287]', () => {
  expect(htmlOf(examples.plain)).toContain('How was this page?');
  expect(htmlOf(examples.plain)).toContain('href="/help"');
});
it('has words of its own', () =>
  expect(htmlOf(examples['no title'])).toContain('Tell us what you think'));
it('shows nothing when there is nowhere to answer', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
