import { describe, expect, it } from 'vitest';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import {
  gatewaysWith,
  INCIDENT,
  MPAN,
  outcomeOf,
  posted,
  tokenOf,
} from '../../../tests/support/text-form';
import type { SignUpData } from './sign-up-data';
import { postSignUp } from './sign-up-page.server';

describe('the number field of the incident page', () => {
  const done = { kind: 'answered', reason: null } as const;
  const post = async (
    fields: Record<string, string>,
    mpan: string | null | undefined = undefined,
    gateways = gatewaysWith(done),
  ) => {
    const request = await posted(INCIDENT, { numberOnly: 'true', ...fields }, mpan);
    const answer = await postSignUp({ request, gateways, variant: 'incident' });
    const cookies = answer.headers.getSetCookie();
    return { ...(await outcomeOf<SignUpData>(answer)), cookies, gateways };
  };

  it.each<[string, string | null | undefined, string, string | null]>([
    ['of somebody at an address in it', MPAN, 'CB1 9ZA', MPAN],
    ['of anybody else', undefined, 'CB1 9', null],
  ])('signs up at once, for this power cut alone: %s', async (_, mpan, place, meter) => {
    const { status, to, cookies, gateways } = await post({ mobile: '07700 900123' }, mpan);
    expect([status, to]).toEqual([303, '/power-cut/text-updates/signed-up?as=done']);
    expect(gateways.textUpdates.signUp.mock.lastCall).toMatchObject([
      { mobile: '+447700900123', place, mpan: meter, live: true, reference: 'INCD-1-A' },
    ]);
    expect(gateways.textUpdates.signUp.mock.lastCall).toMatchObject([
      { futureUnplanned: false, futurePlanned: false, name: null },
    ]);
    // The next page says how the number ends. Nothing else of it leaves the form.
    expect(cookies.join()).toMatch(/mpn_texted=live-123; Max-Age=600/);
    expect(cookies.join()).not.toContain('900123');
  });

  it('says what is wrong with the number, and keeps it', async () => {
    const { status, data, gateways } = await post({ mobile: '0770' });
    expect(status).toBe(422);
    expect(data).toMatchObject({
      numberOnly: true,
      values: { mobile: '0770' },
      fieldErrors: { mobile: 'Enter a UK mobile number, like 07700 900123' },
    });
    expect(gateways.textUpdates.signUp).not.toHaveBeenCalled();
  });

  it('asks for one more press where its page was cached for everyone, and so had no token', async () => {
    const first = await post({ mobile: '07700 900123', [BOT_INPUTS.token]: '' });
    expect(first.status).toBe(200);
    expect(first.data).toMatchObject({
      asksAgain: true,
      failure: null,
      values: { mobile: '07700 900123' },
    });
    expect(first.gateways.textUpdates.signUp).not.toHaveBeenCalled();
    const { requestKey = '' } = first.data ?? {};
    const next = await post({ mobile: '07700 900123', requestKey });
    expect(next.status).toBe(303);
  });

  it('pressed twice is one sign-up; a token is good for one number', async () => {
    const gateways = gatewaysWith(done);
    const token = { [BOT_INPUTS.token]: tokenOf(3000) };
    const press = (mobile: string) => post({ mobile, ...token }, undefined, gateways);
    expect([(await press('07700 900123')).status, (await press('07700 900123')).status]).toEqual([
      303, 303,
    ]);
    const keys = (
      gateways.textUpdates.signUp.mock.calls as unknown as readonly [{ key: string }][]
    ).map(([{ key }]) => key);
    expect(new Set(keys).size).toBe(1);
    expect((await press('07700 900124')).data?.asksAgain).toBe(true);
  });
});
