import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const html = (query: Record<string, string> = {}) =>
  htmlOf(examples.plain, { page: { route: '/start', query } });

it('asks with two lists that start at a placeholder', () => {
  expect(html()).toContain('<h1>How can we help?</h1>');
  expect(html()).toContain('<option value="0">a householder</option>');
  expect(html()).toContain('<option value="0.1">move my meter</option>');
  expect(html()).toContain('<div role="alert"></div>');
});
it('alerts while a placeholder remains [J-708, J-709]', () => {
  expect(html({ who: '', what: '' })).toContain('Landing page url required.');
  expect(html({ who: '0', what: '' })).toContain('Summary / Next Step required.');
});
it('answers with the next step and the page for everything', () => {
  const found = html({ who: '0', what: '0.0' });
  expect(found).toContain('href="/homes/charger"');
  expect(found).toContain('href="/homes"');
  expect(found).toContain('<option value="0" selected="">');
});
it('is a hero alone without options [J-383]', () =>
  expect(htmlOf(examples['no options'])).not.toContain('<form'));
