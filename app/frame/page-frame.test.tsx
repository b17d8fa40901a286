import { StaticRouter } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../tests/support/render-block';
import { bareFrame, FrameProvider, type FrameData } from '~/cms/frame-data';
import { consent as consentTexts } from '#words/en.json';
import { ConsentForm } from './consent-form';
import { FormMasthead, PageFrame } from './page-frame';
import { Problem, problemOf } from './problem';

const navigation = [{ url: '/power-cut', name: 'Power cuts' }];
const html = (change: Partial<FrameData> = {}, location = '/') =>
  drawn(
    <StaticRouter location={location}>
      <FrameProvider
        data={{ ...bareFrame, settings: { ...bareFrame.settings, navigation }, ...change }}
      >
        <PageFrame field="night">
          <Problem kind="notFound" />
        </PageFrame>
      </FrameProvider>
    </StaticRouter>,
  );

test('the first link skips to the content, and 105 is in the masthead and the footer', () => {
  const markup = html();
  expect(markup).toMatch(/^<nav aria-label="Skip"><a class="skip" href="#main">/);
  expect(markup).toContain('<main id="main" tabindex="-1">');
  expect(markup.match(/href="tel:105"/g)?.length).toBeGreaterThanOrEqual(2);
});

const groups = [{ title: 'Your supply', links: [{ url: '/connections', name: 'Get connected' }] }];
const framed = (form: string | null, disableReportAPowerCutButtons = false) =>
  drawn(
    <StaticRouter location="/">
      <FrameProvider
        data={{
          ...bareFrame,
          settings: {
            ...bareFrame.settings,
            navigation: [
              ...navigation,
              { url: bareFrame.settings.reportPowerCutUrl, name: 'Report' },
            ],
            footerGroups: groups,
          },
          live: { ...bareFrame.live, disableReportAPowerCutButtons },
        }}
      >
        <PageFrame field="paper" form={form}>
          <h1>A page</h1>
        </PageFrame>
      </FrameProvider>
    </StaticRouter>,
  );

test('the second link skips to the report, and the menu names it, unless reporting is switched off', () => {
  expect(framed(null)).toMatch(
    /^<nav[^>]*><a class="skip"[^>]*>[^<]*<\/a><a (?=[^>]*class="skip")[^>]*>Skip to report a power cut/,
  );
  expect(framed(null).match(/href="\/report-a-power-cut"/g)).toHaveLength(2);
  expect(framed(null, true)).not.toContain('/report-a-power-cut');
});

test('the footer has its links in groups in one list; a form’s has phone and privacy alone', () => {
  expect(framed(null)).toMatch(
    /<details><summary>.*All our pages<\/summary><section><h3>Your supply<\/h3><ul><li><a[^>]*>Get connected/s,
  );
  const form = framed('Report a power cut');
  const footer = form.slice(form.indexOf('<footer'));
  expect(
    footer.match(/<a [^>]*href="[^"]+"/g)?.map((link) => /href="([^"]+)"/.exec(link)?.[1]),
  ).toEqual(['tel:105', 'tel:105', '/privacy-notice', '/']);
  expect(form).not.toContain('Skip to report');
});

test('the page one is on is marked in the menu, which opens without a script', () => {
  expect(html({}, '/power-cut')).toContain('href="/power-cut" aria-current="page"');
  expect(html()).toMatch(/<a class="menu" href="#nav">.*<nav class="nav" id="nav"/);
});

test('the Accessibility tool knows the way back [L-710]', () => {
  expect(html({}, '/power-cut/list?page=2')).toContain(
    'href="/accessibility?returnTo=%2Fpower-cut%2Flist%3Fpage%3D2"',
  );
});

test('the top of a form has the logo, which leads home, its title and the Accessibility tool [L-131, L-133]', () => {
  const markup = drawn(
    <StaticRouter location="/forms/x/one">
      <FrameProvider data={bareFrame}>
        <FormMasthead title="Report a power cut" />
      </FrameProvider>
    </StaticRouter>,
  );
  expect(markup).toMatch(
    /<a (?=[^>]*href="\/")(?=[^>]*class="brand")[^>]*><svg class="mk".*<span class="rest">/,
  );
  expect(markup).toContain('<p class="form-title">Report a power cut</p>');
  expect(markup).toContain('href="/accessibility');
});

const closed = (path: string) =>
  html({ takesForms: false }, path).includes('We cannot take forms just now');

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
])('%s says, before it is filled in, that forms cannot be taken', (path) => {
  expect(closed(path)).toBe(true);
  expect(html({}, path)).not.toContain('We cannot take forms');
});

test.each([
  '/',
  '/power-cut',
  '/power-cut/list',
  '/forms/x/thank-you',
  '/power-cut/text-updates/signed-up',
])('%s asks for nothing, and says nothing of it', (path) => expect(closed(path)).toBe(false));

test('the storm banner is there in storm mode only', () => {
  expect(html()).not.toContain('storm-banner');
  const live = {
    ...bareFrame.live,
    stormMode: true,
    stormName: 'Storm Ingrid',
    stormText: 'Roads are shut.',
  };
  const banner = /<aside class="storm-banner".*?<\/aside>/.exec(
    html({ live }, '/power-cut/list'),
  )?.[0];
  expect(banner).toMatch(
    /Storm Ingrid.*Roads are shut\..*href="\/storm".*href="\/power-cut\/warm-places"/,
  );
  expect(html({ live }, '/')).not.toContain('storm-banner');
});

test('the cookie choice is asked once, as a POST, after the page itself and on top of nothing [L-479 to L-481, L-484 to L-486]', () => {
  expect(html()).toMatch(
    /<\/main><section class="consent[^>]*>.*<form action="\/cookies"[^>]* method="post">.*<footer/,
  );
  expect(html({ consent: { analytics: false, marketing: false } })).not.toContain('class="consent');
});

test('each category of cookies has its words, and nothing is ticked or recommended before a choice [L-477, L-478, L-482, L-483, L-496 to L-499]', () => {
  const form = (consent: FrameData['consent']) =>
    drawn(<ConsentForm consent={consent} returnTo="/power-cut" />);
  const unasked = form(null);
  for (const [name, title] of [
    ['analytics', 'Analytics'],
    ['marketing', 'Marketing'],
  ] as const) {
    const words = `<h2 id="${name}">${title}</h2><p>${consentTexts[`${name}Description`]}</p>`;
    expect(unasked).toContain(words);
    expect(unasked).toContain(`<legend class="hide">${title} settings</legend>`);
    expect(unasked).toMatch(
      new RegExp(`name="${name}" value="yes"/?>.*?Allow ${name}.*name="${name}" value="no"/?>`),
    );
    expect(unasked).toContain(`Do not allow ${name}`);
  }
  expect(unasked).not.toContain('checked');
  expect(form({ analytics: true, marketing: false }).match(/checked=""/g)).toHaveLength(2);
});

test('the low-data version is a POST away, and so is the way back', () => {
  expect(html()).toContain('name="lowData" value="on"');
  expect(html({ preferences: { ...bareFrame.preferences, lowData: true } })).toContain(
    'name="lowData" value="off"',
  );
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
