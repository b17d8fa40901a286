import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const html = (block: unknown, query: Record<string, string> = {}) =>
  htmlOf(block, { page: { route: '/help', query } });
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

it('holds all guides, those after the sixth for small screens or Show more [J-399, J-403, J-404, J-827, J-832, J-1012]', () => {
  const shown = html(examples.plain);
  expect(count(shown, /class="panel edge flow guide/g)).toBe(8);
  expect(count(shown, /guide extra/g)).toBe(2);
  expect(shown).toContain('href="/help?guides-all=1#useful-guides-6"');
  expect(shown).toContain('Show more');
});
it('leaves out the guide that is being read', () => {
  const shown = htmlOf(examples.plain, { page: { route: '/guides/safety-2', query: {} } });
  expect(count(shown, /class="panel edge flow guide/g)).toBe(7);
  expect(shown).not.toContain('href="/guides/safety-2"');
});
it('shows less again', () => {
  const shown = html(examples.plain, { 'guides-all': '1' });
  expect(shown).toContain('class="grid guides all"');
  expect(shown).toMatch(/href="\/help#useful-guides"[^>]*>Show less/);
});
it('filters by category; View all is the default, and the active category leads back to it [J-400 to J-402]', () => {
  expect(html(examples.plain)).toMatch(/aria-current="true"[^>]*>View all/);
  const shown = html(examples.plain, { guides: 'safety', 'guides-all': '1' });
  expect(count(shown, /class="panel edge flow guide/g)).toBe(4);
  expect(shown).toMatch(/href="\/help#useful-guides"[^>]* aria-current="true"[^>]*>.*Safety/);
  expect(shown).not.toContain('Show less');
});
it('shows six of a category, then View more, on a lesson page too [J-833, J-834]', () => {
  const [home] = examples.plain.guides.slice(-1);
  const guides = [
    ...Array.from({ length: 8 }, (_, n) => ({
      ...examples.plain.guides[0],
      name: `Safe ${n}`,
      url: `/safe-${n}`,
    })),
    home,
  ];
  const shown = html({ ...examples.plain, guides, pageType: 'lesson' }, { guides: 'safety' });
  expect(count(shown, /class="panel edge flow guide/g)).toBe(8);
  expect(count(shown, /guide extra/g)).toBe(2);
  expect(shown).toContain('>View more<');
});
it('ignores a category that is not there', () =>
  expect(count(html(examples.plain, { guides: 'x' }), /class="panel edge flow guide/g)).toBe(8));
it('shows three at first on a lesson page, and no pictures where they are hidden', () => {
  const shown = html(examples['on a lesson page, without pictures']);
  expect(count(shown, /guide extra/g)).toBe(5);
  // Without pictures they are short enough to wait for Show more on a small screen too.
  expect(shown).toContain('class="grid guides bare"');
  expect(shown).not.toContain('<img');
});
it('tells what is in a guide on a panel at the side', () =>
  expect(html(examples.plain)).toMatch(
    /<details data-pop-up="side"><summary.*: What to know about safety/,
  ));
it('takes items with a label, and leaves out one without an address', () => {
  const shown = html(examples.items);
  expect(shown).toContain('Moving house');
  expect(shown).toContain('href="/find-my-supplier"');
  expect(shown).not.toContain('without an address');
});
it('shows nothing without guides', () => expect(html(examples['everything empty'])).toBe(''));
