import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('lists links to pages of ours and others', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="/priority-services"');
  expect(html).toContain('href="https://www.ofgem.gov.uk"');
});
it('leaves out a link to nowhere, and has a name of its own [J-352]', () => {
  const html = htmlOf(examples['a link to nowhere']);
  expect(html).toContain('Useful links');
  expect(html).not.toContain('data:text');
});
it('shows nothing without links', () => expect(htmlOf(examples['everything empty'])).toBe(''));
