import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('lists what to do and where to read more', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('Use a torch, not candles');
  expect(html).toContain('href="/priority-services"');
});
it('has a name of its own [J-275, J-276]', () =>
  expect(htmlOf(examples['links alone'])).toContain('Storm checklist'));
it('shows nothing when empty', () => expect(htmlOf(examples['everything empty'])).toBe(''));
