import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('says who, where and when [L-363]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('src="/media/examples/van.svg"');
  expect(html).toContain('By Amara Okafor');
  expect(html).toContain('Network planning');
  expect(html).toContain('<time dateTime="2026-03-05">05 March 2026</time>');
});
it('reads a day as a day in London', () =>
  expect(htmlOf(examples['a day alone'])).toContain('01 July 2026'));
it('leaves out what is not known', () =>
  expect(htmlOf(examples['name only'])).not.toContain('Published'));
