import { afterAll, describe, expect, it, vi } from 'vitest';

afterAll(() => vi.unstubAllEnvs());

describe.each([
  ['https://www.meridian-power.example', true],
  ['http://localhost:3000', false],
])('the cookies that stand for a visitor, at %s', (address, isSecure) => {
  async function setCookies(): Promise<readonly string[]> {
    vi.resetModules();
    vi.stubEnv('BASE_URL', address);
    vi.stubEnv('EDITOR_KEY', 'a key of sixteen letters');
    const [visit, drafts, score, previews, editor, offers, finder, cookies] = await Promise.all([
      import('./session.server'),
      import('~/server/drafts/cookie.server'),
      import('~/server/ports/bot-check/score-cookie.server'),
      import('~/server/previews/cookie.server'),
      import('~/server/previews/editor.server'),
      import('~/server/ports/offers/visit-cookie.server'),
      import('~/journeys/meters/load/finder-cookie.server'),
      import('./cookies.server'),
    ]);
    const ended = new Headers();
    cookies.forgetVisitor(ended);
    return [
      await visit.writeVisit(visit.emptyVisit()),
      await drafts.keepDraftVisitor(drafts.newDraftVisitor()),
      await score.keepScore({ score: 1, id: 'one' }, 0),
      previews.endPreview(),
      editor.keepEditor(0),
      offers.keepOffersVisit(offers.newOffersVisit(null)),
      finder.writeFinderDraft(null),
      ...ended.getSetCookie().filter((cookie) => !cookie.startsWith('referenceNumber=')),
    ];
  }

  it(`${isSecure ? 'belong to this host alone' : 'work without HTTPS'}`, async () => {
    for (const cookie of await setCookies()) {
      const [pair = '', ...attributes] = cookie.split('; ');
      expect(pair.startsWith('__Host-mpn_')).toBe(isSecure);
      expect(attributes.includes('Secure')).toBe(isSecure);
      // A browser refuses the name with another path, or with a domain.
      expect(attributes.filter((one) => /^(?:path|domain)=/i.test(one))).toEqual(['Path=/']);
    }
  });

  it('are read again under the name that they were set with', async () => {
    const [visit] = await setCookies();
    const { isVisitIn } = await import('./session.server');
    const { cookiesIn } = await import('./cookies.server');
    expect(isVisitIn(cookiesIn(visit?.split(';')[0]))).toBe(true);
  });
});
