import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('lists the awards [J-314]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('Our awards');
  expect(html).toContain('Safest network');
  expect(html).toContain('2024 and 2025');
});
it('shows nothing without awards', () => expect(htmlOf(examples['everything empty'])).toBe(''));
