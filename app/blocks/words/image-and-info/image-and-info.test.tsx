import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows picture, facts and the way on [L-267]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<dt>Homes served</dt><dd>42,000</dd>');
  expect(html).toContain('alt="A substation"');
  expect(html).toContain('href="/power-cut"');
});
it('does without a picture', () => expect(htmlOf(examples['words alone'])).not.toContain('cols'));
it('shows nothing without words', () => expect(htmlOf(examples['everything empty'])).toBe(''));
