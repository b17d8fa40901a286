import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('switches between kinds of visitors and lists their services [J-378, J-379]', () => {
  const html = htmlOf(examples.plain, { page: { route: '/services/business', query: {} } });
  expect(html).toContain('<a href="/services/business" aria-current="page">Businesses</a>');
  expect(html).toContain('<nav aria-label="Choose a service">');
  expect(html).toContain('href="/connections"');
});
it('shows nothing when empty', () => expect(htmlOf(examples['everything empty'])).toBe(''));
