import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is the head of the page, with a switcher of links that marks this page [J-328]', () => {
  const html = htmlOf(examples.plain, { page: { route: '/connections/homes', query: {} } });
  expect(html).toContain('<h1>Get connected</h1>');
  expect(html).toContain('<nav aria-label="Who is it for?">');
  expect(html).toContain('<a href="/connections/homes" aria-current="page">Homes</a>');
  expect(html).toContain('<a href="/connections/business">Businesses</a>');
});
it('does without options', () => expect(htmlOf(examples['title alone'])).not.toContain('<nav'));
