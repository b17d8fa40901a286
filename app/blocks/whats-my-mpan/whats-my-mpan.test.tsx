import { expect, it } from 'vitest';
import { mpanTexts } from '~/cms/texts/mpan';
import { htmlOf } from '../test-render';
import { examples } from './examples';

it('asks for postcode, e-mail and bill payer, and posts to its page', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('method="post" action="/whats-my-mpan"');
  expect(html).toContain('Find your number');
  for (const name of ['find', 'emailAddress', 'checkbox']) expect(html).toContain(`name="${name}"`);
  expect(html).toContain('href="/privacy-notice"');
  expect(html).toContain('>Submit<');
});
it('ties each label to its field, whatever else is on the page', () => {
  const html = htmlOf(examples['a long title']);
  expect(html).toContain('for="whats-emailAddress"');
  expect(html).toContain('id="whats-emailAddress"');
  expect(html).not.toContain('aria-disabled');
});
it('has words of its own', () => {
  const html = htmlOf(examples['everything empty']);
  expect(html).toContain(mpanTexts.mpanWhatsTitle);
  expect(html).toContain(mpanTexts.mpanWhatsText);
});
