import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('starts with the first slide and holds the others [L-250, L-251]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/<input[^>]*class="t1"[^>]*checked=""/);
  expect(html).toMatch(/<a href="\/power-cut" class="act"><svg .*?<\/svg>Back<\/a>/);
  expect(html).toContain('<h1 class="h1">Get ready for a power cut</h1>');
  expect(html).toContain('<h2 class="h1">While the power is off</h2>');
  expect(html).toContain('href="/power-cut"');
});
it('needs no switcher for one', () => {
  const html = htmlOf(examples['one slide, further down a page']);
  expect(html).not.toContain('radio');
  expect(html).toContain('href="/help"');
  expect(html).toContain('<h2 class="h1">Only one</h2>');
});
