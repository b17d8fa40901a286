import { expect, it } from 'vitest';
import { breachesOf, operationAt } from '../../../../tests/support/openapi';
import { usesInMemory } from '../../../../tests/support/score';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { answerRecaptcha } from './api.server';
import type { BotCheck } from './port';
import { createChallenge } from './create.server';
import { storedScore, spendScore } from './score-cookie.server';

const operation = operationAt('/api/recaptcha', 'post');
const challenge = createChallenge(createEncrypter('a secret of sixteen letters', 'bot check'));
const uses = usesInMemory();
const saying = (check: BotCheck['scoreOf']) => ({ scoreOf: check, siteKey: 'public' });

let callers = 0;
async function post(
  body: unknown,
  service: ReturnType<typeof saying> | null = null,
  caller?: string,
) {
  callers += 1;
  const request = new Request('http://site.test/api/recaptcha', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-peer-address': caller ?? `caller-${callers}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = await answerRecaptcha(request, { bots: { challenge, service, uses } });
  expect(await breachesOf(operation, answer)).toEqual([]);
  return answer;
}
const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
const withCookie = (cookie: string) =>
  new Request('http://site.test/', { headers: { Cookie: cookie } });

it('answers the score of a page that was just opened, and keeps it for the caller [L-788]', async () => {
  const answer = await post({ token: challenge.issue() });
  expect(await answer.json()).toEqual({ success: true, score: 0.3 });
  const cookie = cookieOf(answer);
  expect(answer.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  expect(await storedScore(withCookie(cookie), Date.now())).toMatchObject({ score: 0.3 });
  expect(await storedScore(withCookie(cookie), Date.now() + 600_000)).toBeNull();
  expect(await storedScore(withCookie(cookie.replace(/.{4}$/, 'AAAA')), Date.now())).toBeNull();
  expect(await storedScore(withCookie('mpn_check=nonsense'), Date.now())).toBeNull();
});

it('refuses a token of nobody, and asks the service where there is one [F-614, L-548]', async () => {
  expect(await (await post({ token: 'demonstration-token' })).json()).toEqual({
    success: false,
    score: 0,
  });
  const kind = saying(async (token) => ({ success: token === 'good', score: 0.8 }));
  expect(await (await post({ token: 'good' }, kind)).json()).toEqual({ success: true, score: 0.8 });
});

it('a token that was used is none any more, of the site and of a service', async () => {
  const good = saying(async () => ({ success: true, score: 0.8 }));
  for (const [token, service] of [
    [challenge.issue(), null],
    ['a token of a service', good],
  ] as const) {
    const cookies = [await post({ token }, service), await post({ token }, service)].map(cookieOf);
    const [first, second] = await Promise.all(
      cookies.map((cookie) => storedScore(withCookie(cookie), Date.now())),
    );
    // Asked twice it is one score, and so one act.
    expect(first?.id).toBe(second?.id);
    expect(await spendScore(first ?? null, uses, ['an act'])).toEqual(first);
    expect(await spendScore(second ?? null, uses, ['an act'])).toEqual(second);
    expect(await spendScore(second ?? null, uses, ['another act'])).toBeNull();
    const answer = await post({ token }, service);
    expect([await answer.json(), cookieOf(answer)]).toEqual([{ success: false, score: 0 }, '']);
  }
});

it.each([['{'], [{}], [{ token: '' }], [{ token: 'x'.repeat(5000) }], [{ token: 7 }]])(
  'answers 400 for %j',
  async (body) => expect((await post(body)).status).toBe(400),
);

it('answers 502 when the service fails, 429 when it is asked too often', async () => {
  const failing = saying(() => Promise.reject(new Error('down')));
  expect((await post({ token: 'good' }, failing)).status).toBe(502);
  for (let count = 0; count < 30; count += 1) await post({ token: 'x' }, null, 'the same');
  const answer = await post({ token: 'x' }, null, 'the same');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});
