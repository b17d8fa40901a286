import { expect, it } from 'vitest';
import { htmlOf } from '~/blocks/test-render';
import { examples } from './schema';

it('looks an address up and goes on to the register-for-texts link [J-258 to J-261]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('action="/power-cut/search"');
  expect(html).toContain('name="returnTo" value="/power-cut/text-updates"');
  expect(html).toContain('name="mode" value="storm"');
});
it('leads to X and Facebook [J-262]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="https://x.com/meridianpower"');
  expect(html).toContain('Follow us on X');
  expect(html).toContain('href="https://www.facebook.com/meridianpower"');
});
it('never sends an address that was chosen to another site', () => {
  const html = htmlOf(examples['the register of another site']);
  expect(html).toContain('name="returnTo" value="/power-cut/text-updates"');
  expect(html).toContain('Your postcode');
});
it('still looks addresses up with everything empty', () =>
  expect(htmlOf(examples['everything empty'])).toContain('role="search"'));
