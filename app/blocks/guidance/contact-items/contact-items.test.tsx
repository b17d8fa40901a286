import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('offers both telephone numbers as links [L-424, L-425, L-432]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="tel:105"');
  expect(html).toContain('href="tel:08081570999"');
});
it('offers mail and links, and does without an icon it does not know [L-421]', () => {
  const html = htmlOf(examples['mail and links']);
  expect(html).toContain('href="mailto:help@network.example"');
  expect(html).toContain('Power cuts near you');
  expect(html).toContain('Facebook');
  expect(html).not.toContain('<svg');
});
it('shows nothing without items [L-422, L-423, L-426 to L-431]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
