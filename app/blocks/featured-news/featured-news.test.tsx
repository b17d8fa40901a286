import { expect, it } from 'vitest';
import { fromLondon } from '~/domain/london-time';
import { htmlOf } from '../test-render';
import { examples } from './examples';

it('names its category and leads to the article', () => {
  const html = htmlOf(examples.plain, { now: fromLondon(2026, 11, 20) });
  expect(html).toContain('data-category="news"');
  expect(html).toContain('<b>Featured news</b>');
  expect(html).toContain('Wednesday 4 March</time>');
  expect(html).toContain('href="/news/new-cable"');
  expect(html).toContain('alt="A cable drum on a barge"');
});
it('does with a title alone', () => {
  const html = htmlOf(examples['title alone']);
  expect(html).toContain('We are hiring');
  expect(html).not.toContain('<a ');
});
