import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is the head of its page where content says so, and h2 elsewhere', () => {
  expect(htmlOf(examples.plain)).toContain('<h1>Power Up</h1>');
  expect(htmlOf(examples['further down a page'])).toContain('<h2>More to do</h2>');
});
it('tells banner and spots apart [L-295, L-579]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('&quot;click_banner&quot;');
  expect(html).toContain('&quot;click_power_up_spot&quot;,&quot;spot&quot;:&quot;Lessons&quot;');
  expect(html).toContain('Words to know');
});
