import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('offers both, the first standing out [L-249]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/href="\/power-cut" class="btn"/);
  expect(html).toMatch(/href="\/help" class="btn second"/);
});
it('leaves out a side that leads nowhere', () => {
  const html = htmlOf(examples['one side without a link']);
  expect(html).toContain('<h2 class="h3">Alone</h2>');
  expect(html).not.toContain('Lost');
});
it('shows nothing without sides', () => expect(htmlOf(examples['everything empty'])).toBe(''));
