import { describe, expect, inject, it } from 'vitest';
import { PROBLEM_PAGES, STANDING_PAGES } from '../support/pages';
import { ask } from '../support/server';

const site = inject('site');
const EVERY_ANSWER = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /strict-origin/,
  'permissions-policy': /geolocation=\(self\)/,
  'cross-origin-opener-policy': /same-origin/,
  'content-security-policy': /default-src '(?:self|none)'/,
};

/** Answers that never pass the renderer, beside the pages that do. */
const OTHERS: [string, string, RequestInit][] = [
  ['a redirect', '/power-cut/incident?postcode=CB1+9ZA', {}],
  ['data of a client navigation', '/power-cut/list.data', {}],
  ['an API answer', '/api/power-cut/all-incidents-light', {}],
  ['an API error', '/api/get-addresses', {}],
  ['an unknown API path', '/api/nothing-here', {}],
  ['a health check', '/healthz', {}],
  ['the API description', '/api.openapi.yaml', {}],
  ['a picture', '/icon.svg', {}],
  ['the picture of the pin page', '/power-cut/pin-map.svg?size=small', {}],
  [
    'a form that is posted',
    '/cookies',
    { method: 'POST', body: new URLSearchParams({ choice: 'reject' }) },
  ],
  [
    'a form that is posted where none is',
    '/power-cut/list',
    { method: 'POST', body: new URLSearchParams({ a: 'b' }) },
  ],
  ['a path that cannot be decoded', '/%E0%A4%A', {}],
];

async function headersAreThere(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await ask(site + path, init);
  for (const [name, value] of Object.entries(EVERY_ANSWER))
    expect(answer.headers.get(name), name).toMatch(value);
  expect(answer.headers.get('x-powered-by')).toBeNull();
  return answer;
}

describe('security headers', () => {
  it.each([...STANDING_PAGES, ...PROBLEM_PAGES.map(([path]) => path)])('%s', async (path) => {
    await headersAreThere(path);
  });

  it.each(OTHERS)('%s', async (_name, path, init) => {
    const answer = await headersAreThere(path, init);
    expect(answer.status).toBeLessThan(500);
  });

  it('the style in a page is allowed by its hash, and no inline script at all', async () => {
    const policy = (await ask(site)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src [^;]*'sha256-/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('who may keep an answer [X-07]', () => {
  it('a public page has an ETag and answers 304 to it', async () => {
    const first = await ask(`${site}/power-cut/list`);
    expect(first.headers.get('cache-control')).toMatch(/public.*stale-while-revalidate/);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const second = await ask(`${site}/power-cut/list`, { headers: { 'If-None-Match': tag } });
    expect(second.status).toBe(304);
  });

  it('a page for one visitor is kept by nobody', async () => {
    const answer = await ask(`${site}/power-cut/search?mode=header&value=CB1+9ZA`);
    expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
    const withVisit = await ask(`${site}/power-cut/incident`, {
      headers: { Cookie: 'mpn_visit=anything' },
    });
    expect(withVisit.headers.get('cache-control')).toMatch(/private|no-store/);
  });

  it('an error is not kept like a success', async () => {
    for (const [path] of PROBLEM_PAGES) {
      const { headers } = await ask(site + path);
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
    }
  });

  it('cookies are for the server alone and for this site alone', async () => {
    const answer = await ask(`${site}/accessibility`, {
      method: 'POST',
      body: new URLSearchParams({ text: 'larger' }),
    });
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/SameSite=Lax/i);
    expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
  });
});

describe('problem pages', () => {
  it.each(PROBLEM_PAGES)('%s answers %i with a page', async (path, status) => {
    const answer = await ask(site + path);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain('<main');
    expect(html).toContain('105');
  });
});
