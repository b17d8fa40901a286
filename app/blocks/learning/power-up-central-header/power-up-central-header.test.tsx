import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('has a search box with its placeholder, that keeps what was typed [L-207]', () => {
  const html = htmlOf(examples.plain, {
    page: { route: '/words', query: { 'glossary-search': 'watt', other: '1' } },
  });
  expect(html).toContain('placeholder="Search and find your words..."');
  expect(html).toContain('value="watt"');
  expect(html).toContain('action="/words#glossary"');
  expect(html).toContain('<input type="hidden" name="other" value="1"/>');
});
it('hides the search alone [L-205, L-206, L-208]', () => {
  expect(htmlOf(examples['the search is hidden'])).toContain('<h1>Power Up Central</h1>');
  expect(htmlOf(examples['the search is hidden'])).not.toContain('<form');
});
it('leads to the page of the glossary', () =>
  expect(htmlOf(examples['the glossary is elsewhere'])).toContain(
    'action="/power-up/glossary#glossary"',
  ));
