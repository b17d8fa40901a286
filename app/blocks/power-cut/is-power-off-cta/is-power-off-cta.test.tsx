import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('asks and offers the way to tell us', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('Is your power off?');
  expect(html).toContain('href="tel:105"');
});
it('is hidden while reporting is switched off [J-008, J-270, J-271, J-972]', () =>
  expect(htmlOf(examples.plain, { live: { disableReportAPowerCutButtons: true } })).toBe(''));
it('follows a link of the old form', () =>
  expect(htmlOf(examples['a link of the old form'])).toContain('href="/power-cut/map"'));
