import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('plays a video, leads to a page, or shows a picture [J-375]', () => {
  const html = htmlOf(examples.plain);
  expect(JSON.stringify(islandsIn(html)[0]?.props)).toContain(
    'https://www.youtube-nocookie.com/embed/aB3_dE-f9hI',
  );
  expect(html).toContain('<a href="/plan" class="media">');
  expect(html).toContain('<div class="media"><img');
});
it('leaves out a tile without words', () =>
  expect(htmlOf(examples.plain)).not.toContain('no title'));
it('shows nothing without tiles [J-374]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
