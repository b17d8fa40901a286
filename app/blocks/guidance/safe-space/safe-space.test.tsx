import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const carrier = { hasSafeSpace: true };

it('is a link to the safe space, with numbers to call below it [L-143]', () => {
  const html = htmlOf(examples.plain, carrier);
  expect(html).toMatch(/href="\/safe-space\/widget".*href="tel:08082000247"/s);
  expect(html).toContain('Are you safe at home?');
});
it('has words of its own for the button', () =>
  expect(htmlOf(examples['everything empty'], carrier)).toContain('Open the safe space'));
it('is numbers to call, and no button that would open nothing, without a carrier [L-144]', () => {
  const html = htmlOf(examples.plain);
  expect(html).not.toContain('/safe-space/widget');
  expect(html).not.toContain('Open the safe space');
  for (const phone of ['08082000247', '08088010327', '999'])
    expect(html).toContain(`href="tel:${phone}"`);
});
