import { beforeEach, describe, expect, it } from 'vitest';
import { mpan as mpanTexts } from '#words/en.json';
import { SECOND } from '~/domain/time/instant';
import { usesInMemory } from '../../../../tests/support/score';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { Failure } from '~/domain/failure';
import { choiceOf } from '~/server/ports/addresses/choice.server';
import { foreign } from '../../../../tests/fixtures/search-example';
import { loadAddressPage, postAddressPage } from './address-page.server';
import { loadManualPage } from './manual-page.server';
import {
  begin,
  gatewaysWith,
  home,
  meter,
  posted,
  recorder,
  REFERENCE,
  supplier,
  type Known,
} from '../../../../tests/fixtures/finder-example';
import { postMeterPage } from './meter-page.server';
import type { MeterLookup } from '~/server/ports/mpan/port';
import { inTheClear } from '../../../../tests/support/in-the-clear';

beforeEach(begin);
const who = { emailAddress: ' sam@mail.example ', checkbox: 'true', key: REFERENCE };
const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

describe('by address [J-229 to J-231, J-239, J-244, J-246, J-255, J-480, J-483, J-488, J-493, J-667]', () => {
  const post = (
    values: Record<string, string>,
    gateways = gatewaysWith(),
    path = '/supplier-and-mpan/address',
  ) => postAddressPage(posted(path, values), 'address', gateways);
  const right = { ...who, address: choiceOf(home) };

  it('sends what the directory knows, under the key of the form, and shows it after a redirect [J-481]', async () => {
    const answer = await post(right);
    expect(recorder.sent).toEqual([
      {
        kind: 'mpan-checker',
        key: REFERENCE,
        body: { checkbox: true, emailAddress: 'sam@mail.example', mpan: home.mpan, ...supplier },
      },
    ]);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/supplier-and-mpan/address?sent=true',
    ]);
    const cookie = cookieOf(answer, 'mpn_finder');
    expect(inTheClear(cookie, ['sam@mail.example'])).toEqual([]);
    const page = new Request('http://site.test/supplier-and-mpan/address?sent=true', {
      headers: { Cookie: cookie },
    });
    const shown = await loadAddressPage(page, 'address', gatewaysWith());
    expect(await shown.json()).toEqual({
      kind: 'sent',
      email: 'sam@mail.example',
      reference: REFERENCE,
      later: false,
    });
    const other = await loadAddressPage(page, 'export', gatewaysWith());
    expect(await other.json()).toMatchObject({ kind: 'form' });
  });

  it.each([
    ['address', '/supplier-and-mpan/address'],
    ['export', '/export-mpan'],
    ['whats', '/whats-my-mpan'],
  ] as const)(
    'leads from %s to the form, which says why, where addresses have no meter points',
    async (name, path) => {
      const known = gatewaysWith();
      const gateways = {
        ...known,
        addresses: { ...known.addresses, hasMeterPoints: false as const },
      };
      const answers = [
        await loadAddressPage(new Request(`http://site.test${path}`), name, gateways),
        await postAddressPage(posted(path, right), name, gateways),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(303);
        expect(answer.headers.get('Location')).toBe('/supplier-and-mpan/form?instead=address');
      }
      const form = new Request('http://site.test/supplier-and-mpan/form?instead=address');
      expect(await loadManualPage(form, gateways).json()).toMatchObject({ isInstead: true });
      expect(recorder.sent).toEqual([]);
    },
  );

  it('answers a pop-up with data, and says when it comes later [J-232, J-243]', async () => {
    recorder.outcome = () => Promise.resolve({ reference: REFERENCE, state: 'kept' });
    const answer = await post(right, gatewaysWith(), '/supplier-and-mpan/address?asData=true');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ kind: 'sent', later: true });
  });

  it('asks for the supplier where the address came without it [J-447, J-448, J-451, J-452, J-487, J-489, J-664, J-665]', async () => {
    const bare = { ...home, supplierName: null, supplierNumber: null };
    const gateways = gatewaysWith({ found: [bare] });
    await post(right, gateways);
    expect(gateways.meters.supplierOf).toHaveBeenCalledWith(home.mpan);
    expect(recorder.sent[0]?.body).toMatchObject(supplier);
  });

  it.each<[string, Record<string, string>, Known | undefined, object]>([
    ['no address', { address: '' }, {}, { find: mpanTexts.mpanFindMissing }],
    ['one that is gone', {}, { found: [] }, { find: mpanTexts.mpanFindGone }],
    ['a posted nonsense', { address: 'nonsense' }, {}, { find: mpanTexts.mpanFindGone }],
    ['another network', { address: choiceOf(foreign) }, {}, { find: mpanTexts.mpanFindNotOurs }],
    [
      'a meter point with a wrong check digit',
      { address: choiceOf({ ...home, mpan: '1000001901078' }) },
      { found: [{ ...home, mpan: '1000001901078' }] },
      { find: mpanTexts.mpanFindNoMeter },
    ],
    ['a machine', {}, { score: 0.49 }, { emailAddress: mpanTexts.mpanCaptcha }],
    ['no bill payer', { checkbox: '' }, {}, { checkbox: mpanTexts.mpanBillPayerMissing }],
  ])('sends nothing for %s, and keeps what was typed', async (_, more, known, fieldErrors) => {
    const answer = await post({ ...right, ...more }, gatewaysWith(known));
    expect(answer.status).toBe(422);
    const form = (await answer.json()) as { values: Record<string, string>; fieldErrors: object };
    expect(form.fieldErrors).toEqual(fieldErrors);
    expect(form.values['emailAddress']).toBe(who.emailAddress);
    expect(form.values).not.toHaveProperty('key');
    expect(recorder.sent).toEqual([]);
  });

  it.each<[string, () => void, Known | undefined]>([
    [
      'the store fails',
      () => (recorder.outcome = () => Promise.reject(new Failure('unavailable', 'down'))),
      {},
    ],
    [
      'the operator refuses',
      () => (recorder.outcome = () => Promise.resolve({ reference: REFERENCE, state: 'refused' })),
      {},
    ],
    ['the directory fails', () => undefined, { found: new Failure('unavailable', 'down') }],
  ])('shows the error when %s', async (_, arrange, known) => {
    arrange();
    const answer = await post(right, gatewaysWith(known));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ kind: 'form', failed: true, fieldErrors: {} });
  });

  it('takes a form that was sent and then changed as another request', async () => {
    recorder.outcome = (key) =>
      key === REFERENCE
        ? Promise.reject(new Failure('invalid', 'used before', 'Idempotency-Key'))
        : Promise.resolve({ reference: REFERENCE, state: 'arrived' });
    expect((await post(right)).status).toBe(303);
    expect(recorder.sent.map(({ key }) => key)).toEqual([REFERENCE, undefined]);
  });

  it('keeps what was typed while an address is searched, and leads on to the other ways [J-446, J-450, J-485, J-486, J-663, J-666]', async () => {
    const answer = await post({ ...who, intent: 'find', find: 'CB1 9ZA' });
    expect(answer.headers.get('Location')).toMatch(
      /^\/power-cut\/search\?mode=mpan&returnTo=.*&value=CB1\+9ZA$/,
    );
    const back = new Request('http://site.test/supplier-and-mpan/address?chosen=true', {
      headers: { Cookie: cookieOf(answer, 'mpn_finder') },
    });
    const shown = await loadAddressPage(back, 'address', gatewaysWith());
    expect(await shown.json()).toMatchObject({
      values: { emailAddress: who.emailAddress, checkbox: 'true' },
    });
    for (const [by, to] of [
      ['meter-number', '/supplier-and-mpan/meter-number'],
      ['form', '/supplier-and-mpan/form'],
    ]) {
      const way = await loadAddressPage(
        new Request(`http://site.test/x?chosen=true&by=${by}`),
        'address',
        gatewaysWith(),
      );
      expect(way.headers.get('Location')).toBe(to);
    }
  });

  it('says what is wrong in the words of the content system [J-660, J-672]', async () => {
    const dictionary = () => ({
      mpanEmailMissing: 'Own words on email',
      mpanMeterMissing: 'Own words on meters',
    });
    const plain = gatewaysWith();
    const gateways = { ...plain, content: { ...plain.content, dictionary } };
    const answer = await post({ ...right, emailAddress: '' }, gateways);
    expect(await answer.json()).toMatchObject({
      fieldErrors: { emailAddress: 'Own words on email' },
    });
    const meterNumber = posted('/supplier-and-mpan/meter-number', { ...who, meterNumber: '' });
    expect(await (await postMeterPage(meterNumber, gateways)).json()).toMatchObject({
      fieldErrors: { meterNumber: 'Own words on meters' },
    });
  });

  it('says in the page when somebody asks too often', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 30; count += 1) {
      const request = posted('/whats-my-mpan', right, 'finder in a hurry');
      statuses.push((await postAddressPage(request, 'whats', gatewaysWith())).status);
    }
    expect(statuses.at(0)).toBe(303);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the token of a page is used once [J-251]', () => {
  const right = { ...who, address: choiceOf(home) };
  function sentByVisitor() {
    let clock = 0;
    const challenge = createChallenge(
      createEncrypter('a secret of sixteen letters', 'bot check'),
      () => clock,
    );
    const gateways = {
      ...gatewaysWith(),
      bots: { challenge, service: null, uses: usesInMemory() },
    };
    const first = challenge.issue();
    clock = 10 * SECOND;
    const post = (more: Record<string, string>) =>
      postAddressPage(
        posted('/whats-my-mpan', { ...right, _opened: first, ...more }),
        'whats',
        gateways,
      );
    return { post, wait: () => (clock += 10 * SECOND) };
  }

  it('a second press and Back hear the same; other answers go with the fresh token of the page', async () => {
    const { post, wait } = sentByVisitor();
    expect((await post({})).status).toBe(303);
    expect((await post({})).status).toBe(303);
    expect(new Set(recorder.sent.map(({ key }) => key))).toEqual(new Set([REFERENCE]));
    const again = await post({ emailAddress: 'other@mail.example' });
    const form = (await again.json()) as {
      bot: { token: string };
      values: object;
      fieldErrors: object;
    };
    expect([again.status, form.fieldErrors]).toEqual([422, { emailAddress: mpanTexts.mpanUsed }]);
    expect(form.values).toMatchObject({ emailAddress: 'other@mail.example' });
    expect(recorder.sent).toHaveLength(2);
    wait();
    expect(
      (await post({ emailAddress: 'other@mail.example', _opened: form.bot.token })).status,
    ).toBe(303);
  });

  it('a mailbox that was sent enough is said in the page, with what was typed [J-257]', async () => {
    recorder.outcome = () => Promise.resolve({ state: 'mailbox-full', waitSeconds: 60 });
    const answer = await sentByVisitor().post({});
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      failed: false,
      values: { emailAddress: who.emailAddress },
      fieldErrors: { emailAddress: mpanTexts.mpanMailboxFull },
    });
  });
});

describe('by meter number [J-227, J-228]', () => {
  const post = (known: Known | undefined = {}) =>
    postMeterPage(
      posted('/supplier-and-mpan/meter-number', { ...who, meterNumber: 'mpn 1001' }),
      gatewaysWith(known),
    );

  it('sends a meter of ours by itself [J-497]', async () => {
    expect((await post()).status).toBe(303);
    expect(recorder.sent).toMatchObject([
      { kind: 'mpan-checker', body: { mpan: meter.mpan, ...supplier } },
    ]);
  });

  it.each<[string, MeterLookup | Error, number, object]>([
    [
      'another distributor by its name in capitals',
      { ...meter, isUkpnDno: false, distributorMpid: 'NATIONAL GRID', mpan: '1000001910019' },
      200,
      { kind: 'not-ours', meterNumber: 'MPN1001', distributor: { name: 'National Grid' } },
    ],
    [
      'a distributor that nobody knows',
      { ...meter, isUkpnDno: false, distributorMpid: 'XXXX' },
      200,
      { kind: 'not-ours', distributor: null },
    ],
    [
      'nobody’s',
      new Failure('not-found', 'no'),
      404,
      { kind: 'meter-not-found', meterNumber: 'MPN1001', down: false },
    ],
    [
      'a lookup that fails',
      new Failure('unavailable', 'down'),
      503,
      { kind: 'meter-not-found', down: true },
    ],
    ['one without a supplier', { ...meter, supplierName: null }, 404, { kind: 'meter-not-found' }],
  ])('%s', async (_, known, status, shown) => {
    const answer = await post({ meter: known });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(shown);
    expect(recorder.sent).toEqual([]);
  });
});
