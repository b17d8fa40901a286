import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('counts its slides', () => {
  const html = htmlOf(examples.plain);
  for (const place of ['1 of 3', '2 of 3', '3 of 3']) expect(html).toContain(`>${place}<`);
});
it('says who speaks and leads on [J-315, J-316]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('Ines, Ipswich');
  expect(html).toContain('href="/careers/ines"');
});
it('shows nothing without slides', () => expect(htmlOf(examples['everything empty'])).toBe(''));
