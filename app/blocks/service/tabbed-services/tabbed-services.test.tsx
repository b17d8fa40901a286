import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is a list of links to sections before any script [J-356]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="#what-can-we-do-for-you-power-cuts"');
  expect(html).toContain('id="what-can-we-do-for-you-power-cuts"');
  expect(html).toContain('<h3 class="tab-title">Connections</h3>');
});
it('lists cards with picture, title, subtitle and an arrow link [J-360, J-362 to J-364]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(
    /<li class="card"><img[^>]*>.*<a href="\/power-cut">Check your power<\/a>.*Is it only you\?.*<svg/,
  );
});
it('shows nothing without tabs [J-358]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
