import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('says what kind and how large before it is asked for [L-286]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('PDF, 1.5 MB, 4 pages');
  expect(html).toContain('PDF, 20 kB, 1 page');
  expect(html).toMatch(/href="\/media\/ready.pdf" download=""/);
});
it('says less where less is known', () =>
  expect(htmlOf(examples['without its size'])).not.toContain('('));
it('shows nothing without files', () => expect(htmlOf(examples['everything empty'])).toBe(''));
