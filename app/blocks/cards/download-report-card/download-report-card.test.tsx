import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('downloads the report and says how large it is [J-313, J-989]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(
    /<a href="\/media\/pay-2026.pdf"[^>]* download="".*Download report.*\(PDF, 1.2 MB\)/,
  );
});
it('takes its own label', () =>
  expect(htmlOf(examples['its own label'])).toContain('Get the plan'));
