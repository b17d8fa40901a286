import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('opens the options of a service in place, with a way back [J-044]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="#service-power-cuts-near-me"');
  expect(html).toContain('id="service-power-cuts-near-me"');
  expect(html).toContain('href="#services"');
  expect(html).toContain('href="/power-cut/list"');
});
it('follows a service that is a link itself', () =>
  expect(htmlOf(examples.plain)).toContain('href="/power-cut/planned-power-cut-search"'));
it('leaves out a service that leads nowhere', () =>
  expect(htmlOf(examples['a service that leads nowhere'])).toBe(''));
it('hides the way to report while reporting is switched off', () => {
  const report = { title: 'Report', link: { uRL: { url: '/report-a-power-cut', name: 'Report' } } };
  const block = {
    __typename: 'ServiceChooser',
    title: 'Now',
    services: [report, ...examples.plain.services],
  };
  expect(htmlOf(block)).toContain('href="/report-a-power-cut"');
  expect(htmlOf(block, { live: { disableReportAPowerCutButtons: true } })).not.toContain(
    'href="/report-a-power-cut"',
  );
});
it('shows nothing without services', () => expect(htmlOf(examples['everything empty'])).toBe(''));
