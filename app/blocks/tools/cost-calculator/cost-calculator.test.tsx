import { expect, it } from 'vitest';
import { cost as costTexts } from '#words/en.json';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('asks for postcode and demand, and answers on its page [L-173, L-175, L-176]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/<form action="\/cost-calculator" [^>]*method="get"/);
  expect(html).toContain('data-island="cost-calculator"');
  expect(html).toMatch(/name="postcode"/);
  expect(html).toMatch(/type="number"[^>]*min="1"[^>]*name="kva"/);
});
it('shows its picture, and none without one [L-180]', () => {
  expect(htmlOf(examples.plain)).toContain('alt="A house with its line"');
  expect(htmlOf(examples['without a picture'])).not.toContain('<img');
});
it('has words of its own', () => {
  const html = htmlOf(examples['everything empty']);
  expect(html).toContain(costTexts.costTitle);
  expect(html).toContain(costTexts.costText);
});
