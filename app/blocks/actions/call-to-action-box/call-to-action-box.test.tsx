import { expect, it } from 'vitest';
import { htmlOf, islandsIn } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('lists several links in a pop-up [J-331, J-332, J-334]', () => {
  const html = htmlOf(examples['several links']);
  expect(html).toMatch(/<details data-pop-up="middle"><summary[^>]*>Download/);
  expect(islandsIn(html)[0]?.props).toMatchObject({ title: 'Our yearly report', close: 'Close' });
  expect(html).toContain('href="/media/summary.pdf"');
});
it('follows a single link directly', () => {
  const html = htmlOf(examples['one link']);
  expect(html).toContain('href="/media/plan.pdf"');
  expect(html).not.toContain('<details');
});
it('does without links', () => expect(htmlOf(examples['no links'])).not.toContain('<a '));
