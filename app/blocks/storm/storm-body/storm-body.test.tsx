import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('looks an address up and goes on to the register-for-texts link [J-258 to J-261]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('action="/power-cut/search"');
  expect(html).toContain('name="returnTo" value="/power-cut/text-updates"');
  expect(html).toContain('name="mode" value="storm"');
});
it('leads to X and Facebook [J-262]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="https://x.com/example"');
  expect(html).toContain('Follow us on X');
  expect(html).toContain('href="https://www.facebook.com/example"');
});
it('never sends an address that was chosen to another site', () => {
  const html = htmlOf(examples['the register of another site']);
  expect(html).toContain('name="returnTo" value="/power-cut/text-updates"');
  expect(html).toContain('Your postcode');
});
it('says beside its search that power may be switched off on a rota [L-705]', () => {
  const rotaLoad = { title: 'Off in turns', message: '<p>See when.</p>', buttons: [] };
  const html = htmlOf(examples.plain, { rotaLoad });
  expect(html).toContain('Off in turns');
  expect(html).toContain('<p>See when.</p>');
  expect(htmlOf(examples.plain)).not.toContain('data-notice');
});
it('still looks addresses up with everything empty', () =>
  expect(htmlOf(examples['everything empty'])).toContain('role="search"'));
