import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { bodyExamplesOf, breachesOf, operationAt } from '../../../../tests/support/openapi';
import { scoreCookie, usesInMemory } from '../../../../tests/support/score';
import { quietLogger, sqlitePlace, type TestPlace } from '../../../../tests/support/stores';
import { textSnapshot } from '../../../../tests/support/text-form';
import { emptyVisit, writeVisit } from '~/server/visit/session.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { openStore, type Store } from '~/server/store/open.server';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import { answerSignUp, answerStop } from './api.server';
import { createTextLimits, type TextLimits } from './sign-up-limits.server';
import { createHashes } from './hashes.server';
import type { SignUp, TextUpdates } from './port';

let place: TestPlace;
let store: Store;
let limits: TextLimits;
const encrypter = createEncrypter('a secret of sixteen letters', 'text updates');
const bots = { challenge: createChallenge(encrypter), service: null, uses: usesInMemory() };
beforeAll(async () => {
  place = await sqlitePlace();
  store = await openStore(place.env, quietLogger);
  limits = createTextLimits({
    store,
    marks: createHashes(encrypter),
    logger: quietLogger,
    signUpsPerHour: 60_000,
  });
});
afterAll(async () => {
  await store.close();
  await place.remove();
});

function site(port: Partial<TextUpdates> = {}) {
  const textUpdates = {
    signUp: vi.fn<TextUpdates['signUp']>(
      port.signUp ?? (async () => ({ kind: 'answered', reason: null })),
    ),
    stop: vi.fn<TextUpdates['stop']>(port.stop ?? (async () => ({ kind: 'answered' }))),
  };
  return {
    textUpdates,
    textLimits: limits,
    incidents: { snapshot: textSnapshot },
    content: { dictionary: () => ({}) },
    bots,
  };
}

interface Asking {
  readonly gateways?: ReturnType<typeof site>;
  readonly headers?: Record<string, string>;
  readonly score?: number | null;
}
let callers = 0;
async function ask(
  method: 'PUT' | 'POST',
  body: unknown,
  { gateways = site(), headers = {}, score = 0.9 }: Asking = {},
) {
  // Each call has a score of its own, as a person's has.
  const { Cookie } = score === null ? { Cookie: '' } : await scoreCookie(score);
  const request = new Request('http://site.test/api/text-updates', {
    method,
    headers: {
      'x-peer-address': `texts-${(callers += 1)}`,
      ...headers,
      Cookie: [Cookie, headers['Cookie'] ?? ''].join('; '),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = await (method === 'PUT' ? answerSignUp : answerStop)(request, gateways);
  expect(await breachesOf(operationAt('/api/text-updates', method.toLowerCase()), answer)).toEqual(
    [],
  );
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
  };
}

let numbers = 0;
const nextNumber = () => `07711${String((numbers += 1)).padStart(6, '0')}`;
const good = (change: Record<string, unknown> = {}) => ({
  telephoneNumber: nextNumber(),
  postcode: 'cb1 9za',
  incidentId: 'INCD-1-A',
  liveIncidentOptIn: true,
  futureIncidentsOptIn: true,
  futurePlannedOptIn: false,
  ...change,
});
const withAddress = async () => {
  const searchedAddress = {
    postcode: 'CB3 9ZA',
    mpan: '1000001901079',
    houseNo: '7',
    houseName: null,
    fullAddress: '7 Orchard Row, Cambridge, CB3 9ZA',
    dno: 1,
  };
  const cookie = await writeVisit({ ...emptyVisit(), searchedAddress });
  return { Cookie: cookie.split(';')[0] ?? '' };
};

describe('PUT /api/text-updates [F-294, F-295, F-298, F-589, F-592, F-593, J-518 to J-521, J-699, J-741, X-28]', () => {
  it.each(
    bodyExamplesOf(operationAt('/api/text-updates', 'put')).map((body) => [
      JSON.stringify(body),
      body,
    ]),
  )('takes %s [F-459 to F-461]', async (_, body) =>
    expect(await ask('PUT', body)).toEqual({ status: 200, body: { success: true, reason: null } }),
  );

  it.each([null, 0.3])('sends nothing without the score of a person: %s', async (score) => {
    const gateways = site();
    const { status, body } = await ask('PUT', good(), { gateways, score });
    expect({ status, error: body?.['error'] }).toEqual({ status: 422, error: 'captcha' });
    expect(body?.['message']).toContain('105');
    expect(gateways.textUpdates.signUp).not.toHaveBeenCalled();
  });

  it('says that it takes no more for an hour, with 105', async () => {
    const gateways = { ...site(), textLimits: { ...limits, waitForSignUp: async () => 900 } };
    const { status, body } = await ask('PUT', good(), { gateways });
    expect({ status, error: body?.['error'] }).toEqual({ status: 429, error: 'too-many-requests' });
    expect(body?.['message']).toMatch(/try again in an hour.* 105, free/);
    expect(gateways.textUpdates.signUp).not.toHaveBeenCalled();
  });

  it('lifts no STOP: whoever calls may be anybody', async () => {
    const gateways = site();
    await ask('PUT', good(), { gateways });
    expect(gateways.textUpdates.signUp.mock.lastCall?.[0].isFromPage).toBeUndefined();
  });

  it.each([1, 3, 4] as const)('answers reason %d as an outcome', async (reason) => {
    const gateways = site({ signUp: async () => ({ kind: 'answered', reason }) });
    expect(await ask('PUT', good(), { gateways })).toEqual({
      status: 200,
      body: { success: false, reason },
    });
  });

  it('is 202 where it is kept for later, 502 where nothing is known', async () => {
    expect(
      (await ask('PUT', good(), { gateways: site({ signUp: async () => ({ kind: 'kept' }) }) }))
        .status,
    ).toBe(202);
    const failing = site({ signUp: () => Promise.reject(new Failure('unavailable', 'down')) });
    expect((await ask('PUT', good(), { gateways: failing })).status).toBe(502);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no mobile', { telephoneNumber: '' }, 'telephoneNumber', 'Enter your mobile number'],
    [
      'a number at home',
      { telephoneNumber: '01223496000' },
      'telephoneNumber',
      'Enter a UK mobile number, like 07700 900123',
    ],
    [
      'a long name',
      { customerName: 'x'.repeat(31) },
      'customerName',
      'Your name can be up to 30 letters long',
    ],
    ['no postcode', { postcode: null }, 'postcode', 'Please enter a full, valid postcode'],
    ['half a postcode', { postcode: 'CB1' }, 'postcode', 'Please enter a full, valid postcode'],
    [
      'nothing chosen',
      { liveIncidentOptIn: false, futureIncidentsOptIn: false },
      'liveIncidentOptIn',
      'Choose what we should text you about',
    ],
    [
      'this incident without one',
      { incidentId: null, futureIncidentsOptIn: false },
      'liveIncidentOptIn',
      'Choose what we should text you about',
    ],
  ])('refuses %s with 422', async (_, change, field, message) => {
    const gateways = site();
    const { status, body } = await ask('PUT', good(change), { gateways });
    expect({ status, field: body?.['field'] }).toEqual({ status: 422, field });
    expect(body?.['errors']).toEqual([{ field, message }]);
    expect(gateways.textUpdates.signUp).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['a list', []],
    ['no flags', { telephoneNumber: '07700900123' }],
    ['a flag in words', good({ liveIncidentOptIn: 'yes' })],
    ['a wrong meter point', good({ mpan: '1000001901078' })],
    ['a wrong reference', good({ incidentId: '../x' })],
    ['far too much', good({ addressLine1: 'x'.repeat(10_000) })],
  ])('refuses %s with 400', async (_, body) => expect((await ask('PUT', body)).status).toBe(400));

  it('knows the saved address, so that no postcode is needed and no meter point travels [F-296, J-701]', async () => {
    const gateways = site();
    const { status } = await ask('PUT', good({ postcode: null }), {
      gateways,
      headers: await withAddress(),
    });
    expect(status).toBe(200);
    expect(gateways.textUpdates.signUp.mock.lastCall?.[0]).toMatchObject({
      place: 'CB3 9ZA',
      mpan: '1000001901079',
      addressLine1: '7 Orchard Row',
    } satisfies Partial<SignUp>);
  });

  it('takes a typed postcode before the saved one [F-291]', async () => {
    const gateways = site();
    await ask('PUT', good(), { gateways, headers: await withAddress() });
    expect(gateways.textUpdates.signUp.mock.lastCall?.[0]).toMatchObject({
      place: 'CB1 9ZA',
      mpan: null,
    });
  });

  it('needs no postcode at a restored incident: its area is meant [F-290, F-292, F-297, J-700]', async () => {
    const gateways = site();
    const body = good({ postcode: null, incidentId: 'INCD-2-A', liveIncidentOptIn: false });
    expect((await ask('PUT', body, { gateways })).status).toBe(200);
    expect(gateways.textUpdates.signUp.mock.lastCall?.[0]).toMatchObject({ place: 'CB2 9' });
  });

  it('limits how often one number, and one caller, is served [F-293, J-517]', async () => {
    const telephoneNumber = nextNumber();
    const ofNumber = [];
    for (let index = 0; index < 12; index += 1)
      ofNumber.push((await ask('PUT', good({ telephoneNumber }))).status);
    expect(ofNumber).toEqual([200, 200, 200, ...Array<number>(9).fill(429)]);
    const headers = { 'x-peer-address': 'one-caller' };
    const ofCaller = [];
    for (let index = 0; index < 32; index += 1)
      ofCaller.push((await ask('PUT', good(), { headers })).status);
    expect(ofCaller.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  });
});

describe('POST /api/text-updates', () => {
  it.each(
    bodyExamplesOf(operationAt('/api/text-updates', 'post')).map((body) => [
      JSON.stringify(body),
      body,
    ]),
  )('takes %s', async (_, body) =>
    expect(await ask('POST', body)).toEqual({ status: 200, body: { result: 0 } }),
  );

  it('says when it is kept', async () => {
    const gateways = site({ stop: async () => ({ kind: 'kept' }) });
    expect((await ask('POST', { telephoneNumber: nextNumber() }, { gateways })).status).toBe(202);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['a meter point without future', { mpan: '1000001901079' }, 400],
    ['future without a meter point', { future: true }, 400],
    ['a number that is none', { telephoneNumber: '0123' }, 422],
  ])('refuses %s', async (_, change, status) =>
    expect((await ask('POST', { telephoneNumber: nextNumber(), ...change })).status).toBe(status),
  );
});
