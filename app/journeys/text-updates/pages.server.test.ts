import { describe, expect, it } from 'vitest';
import { Failure } from '~/domain/failure';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import {
  gatewaysWith,
  INCIDENT,
  MPAN,
  nextNumber,
  outcomeOf,
  posted,
  tokenOf,
} from '../../../tests/support/text-form';
import type { SignUpData, StopData } from './sign-up-data';
import { outcomeAsked, signedUp } from './outcomes';
import { postSignUp, signUpPage } from './sign-up-page.server';
import { postStop } from './stop-page.server';
import type { SignUpAnswer, StopAnswer } from '~/server/texts/sign-ups/port';

const asked = () => ({
  mobile: nextNumber(),
  postcode: 'CB1 9ZA',
  signUpForLiveUpdates: 'true',
  signUpForFutureUpdates: 'true',
  requestKey: 'a-key-of-a-page',
});
describe('the sign-up of an incident [J-198, J-743, J-789, J-790]', () => {
  it('is over for its browser once it was taken', async () => {
    const gateways = gatewaysWith({ kind: 'answered', reason: null });
    const taken = await postSignUp({
      request: await posted(INCIDENT, asked()),
      gateways,
      variant: 'incident',
    });
    expect(taken.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^mpn_act=; Max-Age=0/),
    );
  });

  it.each<[string, SignUpAnswer | Failure, number, string | null, RegExp?]>([
    ['done', { kind: 'answered', reason: null }, 303, '/power-cut/text-updates/signed-up?as=done'],
    ['kept for later', { kind: 'kept' }, 303, '/power-cut/text-updates/signed-up?as=kept'],
    [
      'not stored',
      new Failure('unavailable', 'down'),
      303,
      '/power-cut/text-updates/submission-failure',
    ],
    ['reason 1', { kind: 'answered', reason: 1 }, 422, 'From the dictionary', /over already/],
    [
      'reason 3',
      { kind: 'answered', reason: 3 },
      422,
      'We cannot text you about later power cuts',
      /your postcode/,
    ],
    [
      'reason 4',
      { kind: 'answered', reason: 4 },
      422,
      'We cannot text you about this power cut or later ones',
      /Nothing is set up/,
    ],
  ])('%s [J-177]', async (_, answer, status, expected, body = /^$/) => {
    const gateways = gatewaysWith(answer);
    const fields = asked();
    const request = await posted(INCIDENT, fields);
    const found = await outcomeOf<SignUpData>(
      await postSignUp({ request, gateways, variant: 'incident' }),
    );
    expect(found.status).toBe(status);
    expect(found.to ?? found.data?.failure?.title).toBe(expected);
    expect(found.data?.failure?.body ?? '').toMatch(body);
    if (found.data) {
      expect(found.data.values.mobile).toBe(fields.mobile);
      expect(found.data.requestKey).not.toBe(fields.requestKey);
    }
    expect(gateways.textUpdates.signUp).toHaveBeenCalledOnce();
    expect(gateways.textUpdates.signUp.mock.lastCall).toMatchObject([
      {
        place: 'CB1 9ZA',
        live: true,
        futureUnplanned: true,
        futurePlanned: true,
        reference: 'INCD-1-A',
      },
    ]);
  });

  it('has no page for a number that is signed up already: a stranger would learn of it [J-189]', () => {
    const shown = (as: string) =>
      outcomeAsked(new Request(`http://site.test/x?as=${as}`), signedUp, 'done');
    expect(['done', 'kept', 'already'].map((as) => shown(as).icon)).toEqual([
      'tick',
      'clock',
      'tick',
    ]);
    expect(shown('already')).toEqual(signedUp.done);
  });

  it('says what is wrong in the words of the content system [J-696, J-698]', async () => {
    const gateways = gatewaysWith({ kind: 'answered', reason: null });
    const request = await posted(INCIDENT, { ...asked(), mobile: '', name: 'x'.repeat(31) });
    const { data } = await outcomeOf<SignUpData>(
      await postSignUp({ request, gateways, variant: 'incident' }),
    );
    expect(data?.fieldErrors).toMatchObject({
      mobile: 'Own words on mobiles',
      name: 'Own words on names',
    });
  });

  it('keeps its key while it is corrected, and every answer', async () => {
    const gateways = gatewaysWith({ kind: 'answered', reason: null });
    const request = await posted(INCIDENT, { ...asked(), mobile: '0770', name: 'Sam' });
    const { status, data } = await outcomeOf<SignUpData>(
      await postSignUp({ request, gateways, variant: 'incident' }),
    );
    expect(status).toBe(422);
    expect(data).toMatchObject({
      requestKey: 'a-key-of-a-page',
      values: {
        name: 'Sam',
        mobile: '0770',
        postcode: 'CB1 9ZA',
        signUpForLiveUpdates: true,
        signUpForFutureUpdates: true,
      },
      fieldErrors: { mobile: 'Enter a UK mobile number, like 07700 900123' },
    });
    expect(gateways.textUpdates.signUp).not.toHaveBeenCalled();
  });

  it('begins with this power cut ticked and later ones not: agreeing is for the visitor [J-940]', async () => {
    const gateways = gatewaysWith({ kind: 'answered', reason: null });
    const request = new Request('http://site.test/x?incidentid=INCD-1-A');
    const page = await signUpPage({ request, gateways, variant: 'incident' });
    expect(page?.values).toMatchObject({
      signUpForLiveUpdates: true,
      signUpForFutureUpdates: false,
    });
  });

  it('is about later ones only once power is back, and unknown without its incident', async () => {
    const gateways = gatewaysWith({ kind: 'answered', reason: null });
    const page = (reference: string) =>
      signUpPage({
        request: new Request(`http://site.test/x?incidentid=${reference}`),
        gateways,
        variant: 'incident',
      });
    expect((await page('INCD-2-A'))?.incident).toMatchObject({ over: true });
    expect((await page('INCD-1-A'))?.incident).toMatchObject({ over: false, place: 'CB1 9' });
    expect(await page('INCD-9-A')).toBeNull();
  });
});

describe('before anything is sent', () => {
  const done = { kind: 'answered', reason: null } as const;

  it.each<[string, Record<string, string>, number]>([
    ['a person', {}, 303],
    ['a page that was never opened', { [BOT_INPUTS.token]: '' }, 422],
    ['a page that was sent at once', { [BOT_INPUTS.token]: tokenOf(0) }, 422],
  ])('tells people from machines: %s', async (_, change, status) => {
    const gateways = gatewaysWith(done);
    const fields = { ...asked(), ...change };
    const answer = await postSignUp({
      request: await posted(INCIDENT, fields),
      gateways,
      variant: 'incident',
    });
    const { data, ...found } = await outcomeOf<SignUpData>(answer);
    expect(found.status).toBe(status);
    expect(gateways.textUpdates.signUp).toHaveBeenCalledTimes(status === 303 ? 1 : 0);
    expect(gateways.textLimits.waitForSignUp).toHaveBeenCalledTimes(status === 303 ? 1 : 0);
    if (!data) return;
    expect(data.failure?.body).toContain('105');
    expect(data.values.mobile).toBe(fields.mobile);
    // Sent again a moment later, from the page that was shown, it is a person's.
    expect(data.bot.token).not.toBe('');
    expect(data.requestKey).toBe(fields.requestKey);
  });

  it('says that it takes no more, with 105, and keeps every answer', async () => {
    const gateways = gatewaysWith(done, 3600);
    const fields = asked();
    const answer = await postSignUp({
      request: await posted(INCIDENT, fields),
      gateways,
      variant: 'incident',
    });
    const { data, status } = await outcomeOf<SignUpData>(answer);
    expect(status).toBe(429);
    expect(data?.failure?.body).toMatch(/try again in an hour.* 105, free/);
    expect(data?.values).toMatchObject({ mobile: fields.mobile, postcode: fields.postcode });
    expect(gateways.textUpdates.signUp).not.toHaveBeenCalled();
  });

  it('signs up as a page does, which lifts a STOP [J-181, J-182]', async () => {
    const gateways = gatewaysWith(done);
    await postSignUp({ request: await posted(INCIDENT, asked()), gateways, variant: 'incident' });
    expect(gateways.textUpdates.signUp.mock.lastCall).toMatchObject([{ isFromPage: true }]);
  });
});

describe('registering [J-175, J-190 to J-193, J-197, J-199, J-742, J-782, J-783, J-785 to J-788]', () => {
  it('takes the saved address with its meter point, for what happens later', async () => {
    const gateways = gatewaysWith({ kind: 'answered', reason: null });
    const request = await posted('/power-cut/text-updates', { mobile: nextNumber() }, MPAN);
    expect((await postSignUp({ request, gateways, variant: 'register' }))?.status).toBe(303);
    expect(gateways.textUpdates.signUp.mock.lastCall).toMatchObject([
      {
        place: 'CB1 9ZA',
        mpan: MPAN,
        live: false,
        futureUnplanned: true,
        futurePlanned: true,
        reference: null,
      },
    ]);
  });

  it('fails with the content of the failure, whatever the reason [J-174, J-176, J-188, J-200, J-950, J-951, L-027, L-028]', async () => {
    const gateways = gatewaysWith({ kind: 'answered', reason: 3 });
    const request = await posted('/power-cut/text-updates', { mobile: nextNumber() }, MPAN);
    const { data } = await outcomeOf<SignUpData>(
      await postSignUp({ request, gateways, variant: 'register' }),
    );
    expect(data?.failure?.title).toBe('Sorry, that did not work');
  });
});

describe('stopping', () => {
  it.each<
    ['address' | 'general', string | null | undefined, StopAnswer | Failure, number, string | null]
  >([
    // Whether the number follows anything is nobody's to hear.
    ['general', undefined, { kind: 'answered' }, 303, '/power-cut/text-updates/stopped?as=general'],
    ['general', undefined, { kind: 'kept' }, 303, '/power-cut/text-updates/stopped?as=kept'],
    ['general', undefined, new Failure('unavailable', 'down'), 503, null],
    ['address', MPAN, { kind: 'answered' }, 303, '/power-cut/text-updates/stopped?as=address'],
    ['address', null, { kind: 'answered' }, 422, null],
    ['address', undefined, { kind: 'answered' }, 422, null],
  ])('%s, meter point %s: %o is %d %s', async (variant, mpan, answer, status, to) => {
    const mobile = nextNumber();
    const request = await posted('/power-cut/text-updates/stop', { mobile }, mpan);
    const found = await outcomeOf<StopData>(await postStop(request, gatewaysWith(answer), variant));
    expect([found.status, found.to]).toEqual([status, to]);
    if (found.data) expect(found.data.values.mobile).toBe(mobile);
  });
});
