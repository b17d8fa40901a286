import { describe, expect, inject, it, vi } from 'vitest';
import { newVisitorAddress } from '../support/server';
import { SPOKEN_MOMENT } from '../support/spoken-moments';

const site = inject('site');

/** A page as this cookie sees it. */
async function see(path: string, cookie = '', headers: Record<string, string> = {}) {
  const answer = await fetch(site + path, {
    redirect: 'manual',
    headers: { cookie, 'x-forwarded-for': newVisitorAddress(), ...headers },
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
/** The same page, rendered by the app for this visitor alone: whoever may see a preview is never given a cached page. */
const renderedAlone = (path: string, cookie: string) => see(path, `${cookie}; mpn_preview=none`);

const search = (value: string) =>
  `/power-cut/search?${new URLSearchParams({ mode: 'header', value }).toString()}`;
const choicesOf = (html: string): string[] =>
  [...html.matchAll(/name="select" value="([^"]+)"/g)].map(([, choice = '']) => choice);

async function choose(select: string, cookie = ''): Promise<{ cookie: string; path: string }> {
  const answer = await fetch(`${site}/power-cut/search`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'x-forwarded-for': newVisitorAddress() },
    body: new URLSearchParams({ mode: 'power-cut', select }),
  });
  const [visit = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { cookie: visit, path: answer.headers.get('location') ?? '' };
}
async function visitorsOf(postcode: string) {
  const { html } = await see(search(postcode));
  return Promise.all(
    choicesOf(html)
      .slice(0, 2)
      .map((select) => choose(select)),
  );
}
/** Without the data for hydration, where the address stands elsewhere, without the bot check's token, and without what the clock says: the two pages may be rendered in different minutes. */
const timeless = (html: string) =>
  html
    .replace(
      /<script id="(?:visitor|handoff)"[^>]*>[^<]*<\/script>|<span class="visitor"><\/span>/g,
      '',
    )
    .replace(/(name="_opened" value=")[^"]*/g, '$1')
    .replace(
      new RegExp(
        String.raw`\b${SPOKEN_MOMENT}\b|\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d+\.\d+\b|"\d+%"`,
        'g',
      ),
      (found) => (found.endsWith('%"') ? '"%"' : ''),
    );

const PREFERENCES = [
  '',
  'mpn_prefs=lowData%3Don',
  'mpn_prefs=text%3Dlarger%26scheme%3Ddark; mpn_consent=a1m0',
];

describe('the incident page of somebody with a visit', () => {
  it.each(['CB1 9ZA', 'IP1 9ZA', 'SE1 9ZA', 'NR1 9ZA', 'IP2 9ZA'])(
    '%s: is the one rendered for them alone',
    async (postcode) => {
      for (const { cookie, path } of await visitorsOf(postcode)) {
        for (const preferences of PREFERENCES) {
          const all = [cookie, preferences].filter(Boolean).join('; ');
          // Rendered in different minutes the two may differ by more than their times: then both are asked for again.
          await vi.waitFor(async () => {
            const [given, alone] = await Promise.all([see(path, all), renderedAlone(path, all)]);
            expect(given.status).toBe(200);
            expect(timeless(given.html)).toBe(timeless(alone.html));
            for (const name of [
              'cache-control',
              'content-security-policy',
              'content-type',
              'vary',
              'set-cookie',
            ])
              expect([name, given.headers.get(name)]).toEqual([name, alone.headers.get(name)]);
            expect(given.headers.get('cache-control')).toBe('private, no-store');
          });
        }
      }
    },
  );

  it('neighbours at one time each read their own address, and whoever has none reads neither', async () => {
    const [one, other] = await visitorsOf('CB1 9ZA');
    if (!one || !other) throw new Error('two neighbours are needed');
    const requests = Array.from(
      { length: 12 },
      (_, index) => [one, other, { ...one, cookie: '' }][index % 3] ?? one,
    );
    const pages = await Promise.all(requests.map(({ path, cookie }) => see(path, cookie)));
    const houses = pages.map(({ html }) =>
      ['7 Orchard Row', '9 Orchard Row'].filter((house) => html.includes(house)),
    );
    expect(houses).toEqual(
      requests.map(({ cookie }) =>
        cookie === '' ? [] : [cookie === one.cookie ? '7 Orchard Row' : '9 Orchard Row'],
      ),
    );
  });

  // The app would answer with Brotli: so a cached page is known.
  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'gzip'],
  ])('is packed for who accepts it: %s', async (accepted, encoding) => {
    const [one] = await visitorsOf('CB1 9ZA');
    const packed = await see(one?.path ?? '', one?.cookie, { 'accept-encoding': accepted });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.html).toContain('7 Orchard Row');
  });
});

describe('the list of addresses', () => {
  it.each([
    `"><script>alert(1)</script>`,
    `lantern $& $' </title>`,
    'Lantern Street & "Ŵŷ"  \u2028 %22',
  ])('typed words stay words: %j', async (value) =>
    expect((await see(search(value))).html).not.toContain('<script>alert(1)'),
  );
});
