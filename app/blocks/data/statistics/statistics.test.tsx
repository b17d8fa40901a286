import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows each figure with what it means [J-351]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<b>71%</b> of power cuts are over within an hour');
  expect(html).toContain('<b>38</b>');
});
it('writes large numbers as people here do', () =>
  expect(htmlOf(examples['a long one'])).toContain('185,000'));
it('shows nothing with fewer than three', () =>
  expect(htmlOf(examples['two are too few'])).toBe(''));
it('shows nothing without items [J-645, J-705]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
it('does not count an item without words [J-644]', () =>
  expect(
    htmlOf({ ...examples.plain, items: [...examples.plain.items.slice(0, 2), { value: '4' }] }),
  ).toBe(''));
