import { expect, it } from 'vitest';
import { SECOND } from '~/domain/time/instant';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import type { FormData as Form } from '~/journeys/meters/page-data';
import { usesInMemory } from '../../../../tests/support/score';
import { choiceOf } from '../addresses/choice.server';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { postAddressPage } from '~/journeys/meters/load/address-page.server';
import {
  begin,
  gatewaysWith,
  home,
  posted,
  recorder,
  REFERENCE,
} from '../../../../tests/fixtures/finder-example';

it('without JavaScript, sending again at once after an error is no machine', async () => {
  begin();
  let now = Date.UTC(2026, 2, 10, 12);
  const challenge = createChallenge(
    createEncrypter('a secret of sixteen letters', 'bot check'),
    () => now,
  );
  const gateways = { ...gatewaysWith(), bots: { challenge, service: null, uses: usesInMemory() } };
  const send = (values: Record<string, string>) =>
    postAddressPage(posted('/whats-my-mpan', { ...values, key: REFERENCE }), 'whats', gateways);
  const right = { address: choiceOf(home), emailAddress: 'sam@mail.example', checkbox: 'true' };

  const first = challenge.issue();
  now += 20 * SECOND;
  const wrong = await send({ ...right, checkbox: '', [BOT_INPUTS.token]: first });
  expect(wrong.status).toBe(422);
  const { bot } = (await wrong.json()) as Form;
  now += SECOND / 5;
  expect((await send({ ...right, [BOT_INPUTS.token]: bot.token })).status).toBe(303);
  expect(recorder.sent).toHaveLength(1);

  // Whoever never waited at all is believed no more for an error on the way.
  const quick = (await (
    await send({ ...right, checkbox: '', [BOT_INPUTS.token]: challenge.issue() })
  ).json()) as Form;
  expect((await send({ ...right, [BOT_INPUTS.token]: quick.bot.token })).status).toBe(422);
  expect(recorder.sent).toHaveLength(1);
});
