import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('warns with the colour, icon and words of a warning [L-283, L-284]', () => {
  const html = htmlOf(examples.warning);
  expect(html).toContain('data-s="cut"');
  expect(html).toContain('Seen a fallen power line?');
  expect(html).toContain('href="tel:105"');
});
it('informs quietly', () => expect(htmlOf(examples.information)).toContain('data-s="none"'));
it('takes an unknown style for information [L-285]', () =>
  expect(htmlOf(examples['no title'])).toContain('Only words'));
it('shows nothing when it has nothing to say', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
