import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { ThankYou } from './thank-you';

type Props = Parameters<typeof ThankYou>[0];

const sent: Props = {
  id: 'plain',
  form: 'A plain form',
  sentAt: 1,
  title: 'We have your form',
  message: 'We will call you.',
  reference: 'WEB-K7QF2M9XDA',
  textsTo: null,
  referenceMessage: 'Say this when you call us.',
  givesReference: true,
  stormFeed: true,
  redirectLink: { url: '/help', name: 'More help' },
};
const html = (known: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <StaticRouter location="/forms/plain/thank-you">
      <ThankYou {...sent} {...known} />
    </StaticRouter>,
  );

it('shows title, message, the reference with its message, and the ways on [L-135 to L-138, L-140, L-142]', () => {
  const shown = html();
  expect(shown).toContain('<h1>We have your form</h1>');
  expect(shown).toContain('We will call you.');
  expect(shown).toMatch(
    /Say this when you call us\..*<strong class="reference">WEB-K7QF2M9XDA<\/strong>/,
  );
  expect(shown).toMatch(/href="\/help".*More help/);
  expect(shown).toContain('href="/power-cut"');
});
it('does without a reference and without the storm feed [L-141]', () => {
  const shown = html({ reference: null, stormFeed: false });
  expect(shown).not.toMatch(/class="reference"|Say this when you call us/);
  expect(shown).not.toContain('href="/power-cut"');
});
it('says which number gets texts, and about what', () => {
  expect(html()).not.toContain('We’ll text');
  expect(html({ textsTo: '123' })).toContain(
    'We’ll text the number ending 123 when something changes',
  );
});
