import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('has tabs that start closed, beside their panels [J-366]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<div class="tabs upright" data-closable="">');
  expect(html).toContain('href="#help-and-contact-power-cuts"');
});
// Each panel and each tab had a Back of its own, so that an open panel showed two, one below the other.
it('has panels inside a tab, of which one is open at a time, and one Back for all [J-367]', () => {
  const html = htmlOf(examples.plain);
  expect(html.match(/<details class="inner" name="help-and-contact-power-cuts"/g)).toHaveLength(2);
  expect(html.match(/data-back=""/g)).toHaveLength(1);
  expect(html.match(/<span>Back<\/span>|>Back</g)).toHaveLength(1);
  expect(html).toContain('href="/compensation"');
});
it('has a video in sign language in the panel where editors set one', () =>
  expect(htmlOf(examples.plain).match(/(?<=<\/i>)Watch: [^<]*/g)).toEqual([
    'Watch: Money back, in BSL',
  ]));
it('holds other blocks in a tab', () =>
  expect(htmlOf(examples.plain)).toMatch(/class="nest">.*href="tel:105"/));
it('shows nothing without tabs', () => expect(htmlOf(examples['everything empty'])).toBe(''));
