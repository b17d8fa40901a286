import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import examples from './examples.json';
import { NotFoundCard } from './not-found-card';
import { NotFoundCardSchema } from './schema';

const html = (wire: unknown) =>
  renderToStaticMarkup(<NotFoundCard {...NotFoundCardSchema.parse(wire)} />);

it('says what content says, with its way on and a number to call [J-080, J-081]', () => {
  expect(html(examples.plain)).toMatch(/<h1[^>]*>We don’t know that reference<\/h1>/);
  expect(html(examples.plain)).toContain('href="/power-cut"');
  expect(html(examples.plain)).toMatch(/<p class="lead">It may be over\. Search for your address/);
  expect(html(examples.plain)).toMatch(/href="\/power-cut"[^>]*>.*?Search again/s);
  expect(html(examples.plain)).toContain('href="tel:105"');
});
it('falls back to its own words and way on [J-083]', () => {
  expect(html(examples['everything empty'])).toContain('We can’t find that power cut');
  expect(html(examples['a call to action that goes nowhere'])).not.toContain('javascript:');
});
it('shows the icon that content picks [J-082]', () =>
  expect(html({ ...examples.plain, icon: 'warning' })).not.toBe(html(examples.plain)));
