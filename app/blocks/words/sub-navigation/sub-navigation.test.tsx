import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('marks the current page, in the row and in the fold [J-325, J-327]', () => {
  const html = htmlOf(examples.plain, { page: { route: '/careers/apprentices', query: {} } });
  expect(html.match(/href="\/careers\/apprentices" aria-current="page"/g)).toHaveLength(2);
  expect(html).toContain('<summary><span>Apprentices</span>');
});
it('has a word for the fold on a page that is not in it', () =>
  expect(htmlOf(examples.plain, { page: { route: '/elsewhere', query: {} } })).toContain(
    'Menu of this section',
  ));
it('shows nothing without links', () => expect(htmlOf(examples['everything empty'])).toBe(''));
