import { expect, it } from 'vitest';
import { SECOND } from '~/domain/time/instant';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { usesInMemory } from '../../../../tests/support/score';
import { createChallenge, type BotChecks } from '~/server/ports/bot-check/create.server';
import type { Act } from '~/server/ports/bot-check/uses.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { scoreOfPage } from './bots.server';

function site(said: (token: string) => number = () => 0.9) {
  let clock = 0;
  const asked: string[] = [];
  const challenge = createChallenge(
    createEncrypter('a secret of sixteen letters', 'bot check'),
    () => clock,
  );
  const service = {
    siteKey: 'public',
    scoreOf: async (token: string) => {
      // As siteverify: a token is good once.
      const isFirst = !asked.includes(token);
      asked.push(token);
      return isFirst ? { success: true, score: said(token) } : { success: false, score: 0 };
    },
  };
  const uses = usesInMemory();
  const token = challenge.issue();
  clock = 10 * SECOND;
  const score = async (acts: [Act, ...Act[]], { withService = false, own = token } = {}) => {
    const posted = new Map<string, string[]>([[BOT_INPUTS.token, [own]]]);
    if (withService) posted.set(BOT_INPUTS.service, ['a token of the service']);
    const bots: BotChecks = { challenge, service: withService ? service : null, uses };
    return (await scoreOfPage('192.0.2.1', posted, bots, acts))(null);
  };
  return { score, asked, fresh: () => challenge.issue() };
}

it('the token of a form page counts for one draft, also when its page is sent again', async () => {
  const { score } = site();
  expect(await score([['page'], ['x']])).toBe(0.9);
  // The second press finds the draft of the first one.
  expect(await score([['draft', 1], ['page']])).toBe(0.9);
  expect(await score([['draft', 2]])).toBe(0);
});

it('what the service said of a page is kept for its second press, and no other page has it', async () => {
  const { score, asked, fresh } = site(() => 0.8);
  expect(await score([['draft', 1]], { withService: true })).toBe(0.8);
  expect(await score([['draft', 1]], { withService: true })).toBe(0.8);
  expect(asked).toHaveLength(1);
  expect(await score([['draft', 2]], { withService: true })).toBe(0);
  expect(await score([['draft', 2]], { withService: true, own: fresh() })).toBe(0.3);
});

it('a low word of the service stays low', async () => {
  const { score } = site(() => 0.1);
  expect(await score([['draft', 1]], { withService: true })).toBe(0.1);
  expect(await score([['draft', 1]], { withService: true })).toBe(0.1);
});
