import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { bareFrame, FrameProvider, type FrameData } from '~/cms/frame-data';
import { PageFrame } from './page-frame';
import { Problem, problemOf } from './problem';

const navigation = [{ url: '/power-cut', name: 'Power cuts' }];
const html = (change: Partial<FrameData> = {}, location = '/') =>
  renderToStaticMarkup(
    <StaticRouter location={location}>
      <FrameProvider data={{ ...bareFrame, settings: { ...bareFrame.settings, navigation }, ...change }}>
        <PageFrame field="night">
          <Problem kind="notFound" />
        </PageFrame>
      </FrameProvider>
    </StaticRouter>,
  );

test('the first link skips to the content, and 105 is in the masthead and the footer', () => {
  const markup = html();
  expect(markup).toMatch(/^<a class="skip" href="#main">/);
  expect(markup).toContain('<main id="main" tabindex="-1">');
  expect(markup.match(/href="tel:105"/g)?.length).toBeGreaterThanOrEqual(2);
});

test('the page one is on is marked in the menu, which opens without a script', () => {
  expect(html({}, '/power-cut')).toContain('aria-current="page" href="/power-cut"');
  expect(html()).toMatch(/<a class="menu" href="#nav">.*<nav class="nav" id="nav"/);
});

test('the Accessibility tool knows the way back', () => {
  expect(html({}, '/power-cut/list?page=2')).toContain('href="/accessibility?returnTo=%2Fpower-cut%2Flist%3Fpage%3D2"');
});

const closed = (path: string) => html({ takesForms: false }, path).includes('We cannot take forms just now');

test.each([
  '/forms/report-a-power-cut/start',
  '/forms/report-a-power-cut/about-you',
  '/forms/report-a-power-cut/check',
  '/power-cut/text-updates',
  '/power-cut/text-updates/incident',
  '/power-cut/text-updates/stop',
  '/power-cut/offers-page',
  '/supplier-and-mpan/form',
  '/whats-my-mpan',
])('mend 20: %s says, before it is filled in, that forms cannot be taken', (path) => {
  expect(closed(path)).toBe(true);
  expect(html({}, path)).not.toContain('We cannot take forms');
});

test.each(['/', '/power-cut', '/power-cut/list', '/forms/x/thank-you', '/power-cut/text-updates/signed-up'])(
  'mend 20: %s asks for nothing, and says nothing of it',
  (path) => expect(closed(path)).toBe(false),
);

test('the storm banner is there in storm mode only', () => {
  expect(html()).not.toContain('storm-banner');
  expect(html({ live: { ...bareFrame.live, stormMode: true, stormName: 'Storm Ingrid' } })).toContain('Storm Ingrid');
});

test('the cookie choice is asked once, as a POST, after the page itself and on top of nothing', () => {
  expect(html()).toMatch(/<\/main><section class="consent[^>]*>.*method="post" action="\/cookies".*<footer/);
  expect(html({ consent: { analytics: false, marketing: false } })).not.toContain('class="consent');
});

test('the low-data version is a POST away, and so is the way back', () => {
  expect(html()).toContain('name="lowData" value="on"');
  expect(html({ preferences: { ...bareFrame.preferences, lowData: true } })).toContain('name="lowData" value="off"');
});

test.each([
  [404, 'notFound'],
  [410, 'notFound'],
  [429, 'busy'],
  [400, 'badRequest'],
  [405, 'badRequest'],
  [500, 'error'],
  [503, 'error'],
])('status %i reads as %s', (status, kind) => {
  expect(problemOf(status)).toBe(kind);
});
