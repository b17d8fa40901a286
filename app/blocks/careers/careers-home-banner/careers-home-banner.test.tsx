import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('has a header, a subheader and a picture [J-304 to J-307]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<h1>Work that keeps the lights on</h1>');
  expect(html).toContain('Six thousand of us');
  expect(html).toContain('alt="Two engineers beside a van"');
});
it('does with a header alone', () =>
  expect(htmlOf(examples['header alone'])).not.toContain('<img'));
