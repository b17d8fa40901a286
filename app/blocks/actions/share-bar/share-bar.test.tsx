import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const page = { route: '/get-ready', query: { secret: 'no' }, origin: 'https://power.example' };
const address = 'https%3A%2F%2Fpower.example%2Fget-ready';

it.each([
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
  ['WhatsApp', `https://wa.me/?text=Get%20ready%20for%20a%20power%20cut%20${address}`],
  ['X', `https://x.com/intent/post?text=Get%20ready%20for%20a%20power%20cut&amp;url=${address}`],
  [
    'Messenger',
    `https://www.facebook.com/dialog/send?app_id=1234&amp;link=${address}&amp;redirect_uri=${address}`,
  ],
])('shares by %s', (_, href) =>
  expect(htmlOf(examples.plain, { page })).toContain(`href="${href}"`),
);

it('tells analytics by which network [J-345, J-346, J-348, J-767, J-775]', () =>
  expect(htmlOf(examples.plain, { page })).toContain(
    'data-event="{&quot;event&quot;:&quot;share&quot;,&quot;network&quot;:&quot;Facebook&quot;}"',
  ));
it('has the address to copy, without what was asked for [J-350]', () => {
  const html = htmlOf(examples.plain, { page });
  expect(html).toContain('value="https://power.example/get-ready"');
  expect(html).not.toContain('secret');
});
it('opens the app of Messenger where there is no id [J-347, J-349]', () =>
  expect(htmlOf(examples['everything empty'], { page })).toContain(
    `fb-messenger://share/?link=${address}`,
  ));
