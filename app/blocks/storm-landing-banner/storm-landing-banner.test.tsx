import { expect, it } from 'vitest';
import { fromLondon } from '~/domain/london-time';
import { htmlOf } from '../test-render';
import { examples } from './examples';

const now = fromLondon(2026, 11, 20, 15);

it('says how old the news is, with the pulse, and shows all of the summary outside storm mode', () => {
  const html = htmlOf(examples.plain, { now });
  expect(html).toContain('<span class="live">Last updated 2:40pm</span>');
  expect(html).toContain('Winds reached 84 miles');
  expect(html).not.toContain('<details');
});
it('closes the summary in storm mode until Read more', () => {
  const html = htmlOf(examples.plain, { now, live: { stormMode: true } });
  expect(html).toMatch(/<details class="more"><summary.*Read more.*Read less.*<\/summary>.*Winds reached/);
});
it('offers the contact card and the links of the power-off card', () => {
  const html = htmlOf(examples.plain, { now });
  expect(html).toContain('href="tel:105">105</a>');
  expect(html).toContain('href="/report-a-power-cut"');
  expect(html).toContain('storm_link_click');
});
it('takes the power-off card away while reporting is switched off', () => {
  const html = htmlOf(examples.plain, { now, live: { disableReportAPowerCutButtons: true } });
  expect(html).not.toContain('Is your power off?');
  expect(html).toContain('Call us free');
});
it('takes the time of the picture where editors gave none, and leaves out links that lead nowhere', () => {
  const powerCuts = { counts: { 1: 0, 2: 0, 3: 0 }, at: '3pm' };
  const html = htmlOf(examples['half empty'], { now, powerCuts });
  expect(html).toContain('Last updated 3pm');
  expect(html).not.toContain('off-card');
});
it('drops the pulse when the news is of another day', () => {
  const html = htmlOf(examples.plain, { now: fromLondon(2026, 11, 21, 9) });
  expect(html).toContain('<span>Last updated 2:40pm yesterday, Friday 20 November</span>');
});
