import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('leads to each part of the careers pages [J-308]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<a href="/careers/apprentices">Apprentices</a>');
  expect(html.match(/class="card"/g)).toHaveLength(3);
});
it('shows nothing without cards', () => expect(htmlOf(examples['everything empty'])).toBe(''));
