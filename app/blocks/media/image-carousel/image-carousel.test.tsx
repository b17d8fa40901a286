import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is a named list of slides that a keyboard reaches [L-265]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('aria-roledescription="carousel" aria-label="Seen on the road"');
  expect(html).toMatch(/<ul class="slides cards" tabindex="0"/i);
  expect(html.match(/class="slide"/g)).toHaveLength(4);
});
it('shows one at a time where content wants it', () =>
  expect(htmlOf(examples['one at a time'])).toContain('class="slides whole"'));
it('shows nothing without pictures', () => expect(htmlOf(examples['everything empty'])).toBe(''));
