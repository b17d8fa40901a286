import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('leads to the titles of blocks by their addresses [L-217]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<nav aria-label="On this page"');
  expect(html).toContain(
    'href="#what-we-do">What we do<span class="hide">: our work in short</span>',
  );
  expect(html).toMatch(/href="#talk-to-us" class="as-btn"><svg/);
});
it('knows the theme of Power Up [L-013, L-635]', () => {
  expect(islandsIn(htmlOf(examples['Power Up']))[0]?.props).toMatchObject({ isPowerUp: true });
  expect(islandsIn(htmlOf(examples.plain))[0]?.props).toMatchObject({ isPowerUp: false });
});
it('shows nothing without links [L-433 to L-436]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
