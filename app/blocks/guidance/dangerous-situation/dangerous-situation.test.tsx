import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('reveals what to do without JavaScript, and leads to a form [L-243, L-245]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/<details class="danger"><summary>.*Yes, someone could get hurt/);
  expect(html).toContain('Keep away and call 105 now');
  expect(html).toContain('href="tel:105"');
  expect(html).toContain('href="/forms/street-furniture"');
  expect(html).toContain('data-island="dangerous-situation"');
});

it('shows what can be dangerous, one after the other [L-242]', () => {
  const html = htmlOf(examples['with pictures']);
  expect(html.match(/<figcaption>/g)).toHaveLength(3);
  expect(html).toContain('aria-roledescription="carousel"');
});

it('says what to do where the content does not', () => {
  const html = htmlOf(examples['only a title']);
  expect(html).toContain('Call 105 now');
  expect(html).not.toContain('carousel');
});
