import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('holds the heading of the page, and tells which banner was used [J-382, L-294, L-581]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<h1>Moving house?</h1>');
  expect(html).toContain('data-event="{&quot;event&quot;:&quot;click_banner&quot;');
});
it('does without picture and links', () =>
  expect(htmlOf(examples['words alone'])).not.toMatch(/<img|<a /));
