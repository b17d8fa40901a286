import { expect, it } from 'vitest';
import { fromLondon } from '~/domain/time/london-time';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const html = (block: unknown, query: Record<string, string> = {}, now = fromLondon(2026, 11, 20)) =>
  htmlOf(block, { now, page: { route: '/help', query } });
const count = (text: string) => [...text.matchAll(/data-accordion=/g)].length;

it('opens one at a time, several where editors say so [J-335, J-338, J-339]', () => {
  expect(html(examples.plain)).toMatch(/<details name="[^"]+" data-accordion="Who can join/);
  expect(html(examples['several open'])).not.toContain('<details name=');
});
it('filters by category [J-336]', () => {
  expect(count(html(examples.plain))).toBe(3);
  const shown = html(examples.plain, { answers: 'power-cuts' });
  expect(count(shown)).toBe(2);
  expect(shown).not.toContain('Who can join');
});
it('clears the filter by the same category [J-341, J-342, J-777]', () => {
  expect(html(examples.plain)).toContain('href="/help?answers=power-cuts#answers-questions"');
  expect(html(examples.plain, { answers: 'power-cuts' })).toMatch(
    /href="\/help#answers-questions"[^>]* aria-current="true"[^>]*category_click/,
  );
});
it('shows a label until its end', () => {
  expect(html(examples.plain)).toContain('<span class="tag-now">New</span>');
  expect(html(examples.plain, {}, fromLondon(2027, 1, 1))).not.toContain('tag-now');
});
it('links to the video, to the sets of links, and never to script [J-337]', () => {
  const shown = html(examples.plain);
  expect(shown).toContain('href="https://www.youtube.com/watch?v=aB3_dE-f9hI"');
  expect(shown).toContain('Watch: See how we help');
  expect(shown).toContain('href="/priority-services"');
  expect(shown).toContain('<figcaption class="soft">Two hours</figcaption>');
  expect(shown).not.toContain('javascript:');
});
it('shows nothing without items', () => expect(html(examples['everything empty'])).toBe(''));
