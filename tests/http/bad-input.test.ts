import { describe, expect, inject, it } from 'vitest';
import { ask } from '../support/server';

const site = inject('site');

/** Values that people, robots and attackers send. */
const NASTY: [string, string][] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['a very long value', 'A'.repeat(6000)],
  ['a null byte', 'CB1\u0000 9ZA'],
  ['control characters', '\u0007\u001b[31m\r\nSet-Cookie: a=b'],
  ['markup', '"><script>alert(1)</script>'],
  ['a quote for SQL', "'; drop table addresses; --"],
  ['a percent and an underscore', '%_%'],
  ['a path', '../../../../etc/passwd'],
  ['other scripts', '電気が来ない 🔌 مرحبا'],
  ['a lone surrogate', '\ud800x'],
  ['combining marks', `e${'\u0301'.repeat(500)}`],
  ['right to left marks', '\u202eAZ9 1BC'],
  ['a number', '1e309'],
  ['not a number', 'NaN'],
  ['a negative number', '-1'],
  ['JSON', '{"$gt":""}'],
  ['a prototype', '__proto__'],
  ['a template', '{{7*7}}${7*7}'],
  ['a format string', '%s%n%x'],
];

/** Pages and the names of what they read. */
const PAGES: [string, string[]][] = [
  ['/', ['q']],
  ['/power-cut', ['show', 'page', 'place', 'by', 'find']],
  ['/power-cut/list', ['show', 'page', 'place', 'q']],
  ['/power-cut/map', ['lat', 'lng', 'z', 'place', 'town', 'page', 'show']],
  [
    '/power-cut/pin',
    [
      'lat',
      'lng',
      'plat',
      'plng',
      'glat',
      'glng',
      'z',
      'town',
      'q',
      'move',
      'small.x',
      'wide.y',
      'value',
    ],
  ],
  ['/power-cut/pin-map.svg', ['size', 'lat', 'lng', 'plat', 'plng', 'z']],
  ['/power-cut/pin-place', ['lat', 'lng', 'plat', 'plng', 'move']],
  [
    '/power-cut/search',
    ['value', 'mode', 'postcodeOnly', 'returnTo', 'other', 'distributor', 'gone'],
  ],
  [
    '/power-cut/incident',
    [
      'incidentid',
      'postcodesector',
      'originSector',
      'postcode',
      'mpan',
      'fromMultipin',
      'show',
      'openSafari',
    ],
  ],
  ['/power-cut/incident.ics', ['incidentid', 'reference', 'id']],
  ['/power-cut/cambridge', ['show', 'page']],
  ['/accessibility', ['returnTo']],
  ['/cookies', ['returnTo']],
];

/** API routes and the names of what they read. */
const API: [string, string[]][] = [
  ['/api/get-addresses', ['value', 'isMpan', 'isPostcodeSearchOnly', 'forceEcoesEndpoint']],
  ['/api/get-export-addresses', ['value', 'postcode']],
  ['/api/power-cut/check-rld', ['postcode', 'mpan']],
  ['/api/power-cut/get-boundaries', ['dno']],
  ['/api/places', ['text']],
  ['/api/power-cut/all-incidents', ['x']],
  ['/api/power-cut/all-incidents-light', ['x']],
  ['/api/power-cut/incident-by-id', ['id']],
  ['/api/power-cut/incident-by-mpan', ['mpan']],
  ['/api/get-future-planned-power-cuts', ['mpan', 'postcode', 'house']],
  ['/api/postcode-recent', ['postcode', 'mpan']],
  ['/api/two-calls-check', ['postcode']],
];

/** As a browser would send it: half a character becomes the sign for one that cannot be read. */
const wellFormed = (value: string): string => Buffer.from(value, 'utf8').toString('utf8');

/** Never a 500, never a stack, never the value as markup. */
async function isCalm(answer: Response, what: string): Promise<string> {
  expect([500, 501, 505], what).not.toContain(answer.status);
  const text = await answer.text();
  expect(text, what).not.toMatch(/(?:\n|\\n)\s+at .+:\d+:\d+|node_modules/);
  expect(text, what).not.toContain('<script>alert(1)');
  return text;
}

/**
 * Every name at once, and some of them alone, since one bad value may hide the next: each name is alone with every fourth
 * value, and each value with every fourth name.
 */
const oddQueries = (names: readonly string[], value: string, turn: number) => [
  new URLSearchParams(names.map((name) => [name, value])),
  ...names
    .filter((_, index) => (index + turn) % 4 === 0)
    .map((name) => new URLSearchParams({ [name]: value })),
];

describe.each(NASTY.map(([name, value], turn) => [name, value, turn] as const))(
  '%s [J-752, J-1020, J-1022, J-1025, L-542, X-04]',
  (_name, value, turn) => {
    it.each(PAGES)('%s', async (path, names) => {
      for (const query of oddQueries(names, value, turn)) {
        const answer = await ask(`${site}${path}?${query.toString()}`);
        await isCalm(answer, `${path} ${[...query.keys()].join(', ')}`);
        expect(answer.status, `${path} ${[...query.keys()].join(', ')}`).toBeLessThan(500);
      }
    });

    it.each(API)('%s', async (path, names) => {
      for (const name of names) {
        const answer = await ask(
          `${site}${path}?${new URLSearchParams({ [name]: value }).toString()}`,
        );
        await isCalm(answer, `${path} ${name}`);
        expect(answer.status, `${path} ${name}`).toBeLessThan(500);
        if (answer.status >= 400)
          expect(answer.headers.get('content-type')).toContain('application/json');
      }
    });

    it('in every path', async () => {
      for (const start of ['/power-cut/', '/api/', '/']) {
        const answer = await ask(site + start + encodeURIComponent(wellFormed(value)));
        await isCalm(answer, start);
        expect(answer.status).toBeLessThan(500);
      }
    });

    it('as every form', async () => {
      for (const path of [
        '/power-cut/search',
        '/power-cut/search/dialog',
        '/power-cut/pin',
        '/cookies',
        '/accessibility',
      ]) {
        const names = [
          'select',
          'mode',
          'returnTo',
          'plat',
          'plng',
          'choice',
          'analytics',
          'text',
          'lowData',
          'forget',
        ];
        const body = new URLSearchParams(names.map((name) => [name, value]));
        const answer = await ask(site + path, { method: 'POST', body });
        await isCalm(answer, path);
        // 502 and 503 say that an upstream is away, which none is here.
        expect(answer.status, path).toBeLessThan(500);
      }
    });

    it('as the body of what the page logs [J-751, J-1021, L-541]', async () => {
      for (const path of [
        '/api/postcode-search',
        '/api/recent-mpan',
        '/api/power-cut/close-roads',
        '/api/smart-meter-check',
      ]) {
        for (const body of [
          value,
          JSON.stringify({ mpan: value, postcode: value, incidents: value }),
          JSON.stringify([value]),
        ]) {
          const answer = await ask(site + path, {
            method: 'POST',
            body,
            headers: { 'Content-Type': 'application/json' },
          });
          await isCalm(answer, path);
          expect(answer.status, path).toBeLessThan(500);
        }
      }
    });

    it('as every cookie', async () => {
      const safe = encodeURIComponent(wellFormed(value)).slice(0, 4000);
      const cookie = ['mpn_visit', 'mpn_prefs', 'mpn_consent']
        .map((name) => `${name}=${safe}`)
        .join('; ');
      for (const path of ['/', '/power-cut/incident', '/power-cut/search', '/power-cut/pin']) {
        const answer = await ask(site + path, { headers: { Cookie: cookie } });
        await isCalm(answer, path);
        expect(answer.status, path).toBeLessThan(400);
      }
    });
  },
);

describe('places that do not exist', () => {
  const PLACES = [
    ['91', '181'],
    ['-91', '-181'],
    ['0', '0'],
    ['1e9', '-1e9'],
    ['Infinity', 'NaN'],
    ['51.5', ''],
    ['', '0.1'],
    ['٥١', '٠'],
  ];

  it.each(PLACES)('a pin at %s, %s is refused in words', async (plat, plng) => {
    const page = await ask(
      `${site}/power-cut/pin?${new URLSearchParams({ plat, plng }).toString()}`,
    );
    expect(page.status).toBe(200);
    const answer = await ask(`${site}/power-cut/pin`, {
      method: 'POST',
      body: new URLSearchParams({ plat, plng }),
    });
    expect(answer.status).toBe(422);
    expect(await isCalm(answer, 'pin')).toContain('<main');
  });

  it('a pin in France is outside the area', async () => {
    const answer = await ask(`${site}/power-cut/pin`, {
      method: 'POST',
      body: new URLSearchParams({ plat: '50.95', plng: '1.85' }),
    });
    expect(answer.status).toBe(422);
  });
});

describe('requests that no page answers', () => {
  const ODD: [string, string, RequestInit][] = [
    ['a method that is not ours', '/', { method: 'DELETE' }],
    ['a form where none is', '/power-cut/list', { method: 'POST', body: 'a=b' }],
    [
      'a body that is not a form',
      '/power-cut/search',
      { method: 'POST', body: '{{{', headers: { 'Content-Type': 'application/json' } },
    ],
    [
      'a broken upload',
      '/power-cut/pin',
      {
        method: 'POST',
        body: '--x',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      },
    ],
    [
      'an upload without a boundary',
      '/cookies',
      { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
    ],
    [
      'a body of two megabytes',
      '/power-cut/search',
      { method: 'POST', body: 'a'.repeat(2_000_000) },
    ],
    ['data of a route that is not there', '/nothing.data', {}],
    ['data of a route of another page', '/power-cut/list.data?_routes=routes%2Fcookies', {}],
    ['data of a route without a page', '/readyz.data', {}],
    ['a wrong conditional', '/power-cut/list', { headers: { 'If-None-Match': '"'.repeat(50) } }],
    ['a range', '/power-cut/list', { headers: { Range: 'bytes=5-1' } }],
    [
      'an address of another site to go back to',
      '/accessibility',
      {
        method: 'POST',
        body: new URLSearchParams({ returnTo: '//evil.example/', text: 'larger' }),
      },
    ],
  ];

  it.each(ODD)('%s', async (_name, path, init) => {
    const answer = await ask(site + path, init).catch(() => null);
    // A body that is too large may be cut off while it is still being sent.
    if (answer === null) return expect(String(init.body).length).toBeGreaterThan(1_000_000);
    await isCalm(answer, path);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('location') ?? '').not.toContain('evil.example');
  });

  it('the site is well after all of this', async () => {
    expect((await ask(`${site}/readyz`)).status).toBe(200);
    expect((await ask(site)).status).toBe(200);
  });
});
