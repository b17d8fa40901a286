import { expect, it, vi } from 'vitest';
import { usesInMemory } from '../../../../tests/support/score';
import { addressWaitOf } from '../addresses/limit.server';
import type { BotCheck } from './port';
import { createPersonScore } from './person';

const saying = (score: number) => ({
  scoreOf: vi.fn<BotCheck['scoreOf']>(async () => ({ success: true, score })),
});

it('asks the service once for a token, however many questions come with it, also of another process', async () => {
  const [service, uses] = [saying(0.3), usesInMemory()];
  const score = createPersonScore({ service, uses });
  expect(await Promise.all(['t', 't', 't'].map((token) => score(token, 'caller')))).toEqual([
    0.3, 0.3, 0.3,
  ]);
  expect(await createPersonScore({ service, uses })('t', 'caller')).toBe(0.3);
  expect(service.scoreOf.mock.calls).toEqual([['t', 'caller']]);
});

it('takes no token that was used for a form', async () => {
  const [service, uses] = [saying(0.9), usesInMemory()];
  await uses.take(uses.nameOf('t'), [['a form']]);
  expect(await createPersonScore({ service, uses })('t', 'caller')).toBe(0);
  expect(service.scoreOf).not.toHaveBeenCalled();
});

it.each<[string, BotCheck | null, string]>([
  ['no service is configured', null, 't'],
  ['the service is away', { scoreOf: () => Promise.reject(new Error('down')) }, 't'],
  ['the browser brings no token', saying(0), ''],
  ['the token is no token', saying(0), 'x'.repeat(5000)],
])('knows nothing of anybody where %s', async (_, service, token) =>
  expect(await createPersonScore({ service, uses: usesInMemory() })(token, 'caller')).toBeNull(),
);

it.each<[string, number | null, boolean]>([
  ['a machine', 0.1, true],
  ['a person', 0.9, false],
  ['nobody knows what', null, false],
])('whoever is taken for %s asks often [L-555]', async (name, score, hasToWait) => {
  const headers = { 'x-peer-address': `caller ${name}`, 'X-Person': 'token' };
  const ask = () =>
    addressWaitOf(new Request('http://site.test/', { headers }), {
      personScore: () => Promise.resolve(score),
    });
  // Enough for a person who is taken for a machine by mistake.
  for (let count = 0; count < 12; count += 1) expect(await ask()).toBe(0);
  expect((await ask()) > 0).toBe(hasToWait);
});
