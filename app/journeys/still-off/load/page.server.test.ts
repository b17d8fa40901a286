import { describe, expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { DAY, SECOND } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { emptyVisit, withSelectedAddress, writeVisit } from '~/server/visit/session.server';
import { usesInMemory } from '../../../../tests/support/score';
import { schemaBreaches } from '../../../../tests/support/openapi';
import type { StillOffData } from '../still-off-data';
import { postStillOff, stillOffPage, type StillOffGateways } from './page.server';

const at = (reference: string, known: Partial<Incident>): Incident =>
  exampleIncident({
    reference,
    sectors: ['CB1 9'],
    postcodes: ['CB1 9ZA'],
    town: 'Cambridge',
    ...known,
  });
const latest = buildSnapshot(
  [
    at('OVER', { powerCutType: 'restored' }),
    at('HOME', { powerCutType: 'restored', type: 1 }),
    at('WORK', { powerCutType: 'planned', plannedAt: Date.now() - DAY, statusId: 5 }),
    at('OFF', {}),
  ],
  Date.now(),
);

const encrypter = createEncrypter('a secret of sixteen letters', 'bot check');
const opened = (ago: number) => createChallenge(encrypter, () => Date.now() - ago).issue();

function gatewaysWith({ outcome = null as Failure | null, isClosed = false } = {}) {
  const submit = vi.fn(async (submission: Submission, _: object) => {
    if (outcome) throw outcome;
    return { reference: submission.guIReference, callReference: null };
  });
  const gateways = {
    stillOff: { submit, homes: async () => 0 },
    addresses: { search },
    submissions: { newReference: () => 'WEB-ABCDEFGHJK' },
    incidents: { snapshot: () => latest },
    content: {
      dictionary: () => ({ stillLineMissing: 'Own words on addresses' }),
      live: () => ({ disableReportAPowerCutButtons: isClosed }),
    },
    bots: { challenge: createChallenge(encrypter), service: null, uses: usesInMemory() },
  } as unknown as StillOffGateways;
  return { gateways, submit };
}

const HOME = { postcode: 'CB1 9ZA', mpan: '1000001901079' };
const AWAY = { postcode: 'IP1 9ZA', mpan: '1000001902072' };

const premise = (mpan: string, first: string) => ({
  kind: 'single',
  mpan,
  postcode: 'CB1 9ZA',
  fullAddress: `${first}, Cambridge, CB1 9ZA`,
  houseNo: null,
  houseName: null,
});
const directory = async () =>
  [
    premise(HOME.mpan, '7 Orchard Row'),
    { kind: 'multiple', addresses: ['1', '2'].map((mpan) => premise(mpan, 'The Mill')) },
  ] as never;
let search: () => Promise<never> = directory;

let callers = 0;
interface Asking {
  readonly fields?: Readonly<Record<string, string>>;
  readonly home?: { postcode: string; mpan: string | null };
}
async function asking(
  incident: string,
  { fields, home }: Asking = {},
  caller = `still-off-${(callers += 1)}`,
) {
  const searchedAddress = home && {
    ...home,
    houseNo: '7',
    houseName: null,
    fullAddress: `7 Orchard Row, Cambridge, ${home.postcode}`,
    dno: 1,
  };
  const cookie = searchedAddress
    ? (await writeVisit(withSelectedAddress(emptyVisit(), searchedAddress, 'CB1 9'))).split(';')[0]
    : '';
  return new Request(`http://site.test/power-cut/still-off?incidentid=${incident}`, {
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    headers: { Cookie: cookie ?? '', 'x-peer-address': caller },
  });
}
const typed = (more: Record<string, string> = {}) => ({
  line: '4 Lantern Street',
  postcode: 'cb19za',
  what: 'again',
  mobile: '07700 900123',
  requestKey: 'a-key-of-a-page',
  _opened: opened(10 * SECOND),
  ...more,
});

describe('the page [X-78]', () => {
  it.each(['OVER', 'HOME', 'WORK'])(
    'asks who is still off after %s for their address, where it is not known',
    async (reference) => {
      const data = (await stillOffPage(
        await asking(reference),
        gatewaysWith().gateways,
      )) as StillOffData;
      const incident = { reference, place: 'Cambridge, CB1 9' };
      expect(data).toMatchObject({ incident, address: null, fieldErrors: {} });
    },
  );

  it.each([
    [HOME, '7 Orchard Row, Cambridge, CB1 9ZA'],
    [AWAY, null],
  ])('knows an address of the visit, and leaves one elsewhere alone', async (home, address) =>
    expect(
      await stillOffPage(await asking('OVER', { home }), gatewaysWith().gateways),
    ).toMatchObject({ address }),
  );

  it.each(['OFF', 'NOBODYS', '', '<script>'])(
    'leads to what is known of any other power cut: %j',
    async (reference) => {
      const answer = await stillOffPage(
        await asking(encodeURIComponent(reference)),
        gatewaysWith().gateways,
      );
      expect(answer).toBeInstanceOf(Response);
      expect((answer as Response).headers.get('Location')).toBe(
        `/power-cut/incident?${new URLSearchParams({ incidentid: reference }).toString()}`,
      );
    },
  );
});

async function posted(...how: Parameters<typeof asking>) {
  const { gateways, submit } = gatewaysWith();
  const answer = await postStillOff(await asking(...how), gateways);
  const data = answer.headers.has('Location') ? null : ((await answer.json()) as StillOffData);
  const sent = submit.mock.lastCall;
  return {
    status: answer.status,
    to: answer.headers.get('Location'),
    data,
    submission: sent?.[0],
    options: sent?.[1],
  };
}

const checksIn = ({ formData }: Submission) =>
  Object.fromEntries(
    (
      formData.find(({ sectionName }) => sectionName === 'Checked by the website')?.sectionFields ??
      []
    ).map(({ name, value }) => [name, value]),
  );

describe('what is sent', () => {
  it('is unconfirmed after a few of one caller for a power cut, and counts no home; another power cut is its own', async () => {
    const tell = async (reference: string) => {
      const fields = { requestKey: 'a-key-of-a-page', _opened: opened(10 * SECOND) };
      const answer = await posted(reference, { fields, home: HOME }, '192.0.2.44');
      const { reporter } = answer.options as { reporter: unknown };
      return [
        answer.status,
        answer.submission && checksIn(answer.submission)['confirmed'],
        reporter !== null,
      ];
    };
    for (let turn = 0; turn < 5; turn += 1) expect(await tell('OVER')).toEqual([303, true, true]);
    expect(await tell('OVER')).toEqual([303, false, false]);
    expect(await tell('HOME')).toEqual([303, true, true]);
  });

  it('carries the power cut, the address, the time and how to reach who is off; thanks come after it is kept', async () => {
    const { status, to, submission, options } = await posted('OVER', { fields: typed() });
    expect([status, to]).toEqual([303, '/power-cut/still-off/sent?incidentid=OVER']);
    expect(submission).toMatchObject({
      kind: 'still-off',
      incidentReference: 'OVER',
      Address: {
        AddressLine1: '4 Lantern Street',
        Postcode: 'CB1 9ZA',
        Mpan: null,
        ManuallyEnteredAddress: true,
      },
    });
    expect(Date.parse(submission?.FormSubmissionDateTime ?? '')).toBeGreaterThan(
      Date.now() - 60 * SECOND,
    );
    expect(submission?.formData[0]?.sectionFields).toEqual([
      { name: 'whatHappened', value: 'It came back and went off again' },
      { name: 'telephoneNumber', value: '+447700900123' },
      { name: 'toldBy', value: 'Website' },
    ]);
    expect(submission && checksIn(submission)).toEqual({ confirmed: true, addressKnown: false });
    // Anybody can type an address: it is not counted.
    expect(options).toEqual({ idempotencyKey: 'a-key-of-a-page', reporter: null });
    expect(schemaBreaches('FormSubmission', JSON.parse(JSON.stringify(submission)))).toEqual([]);
  });

  it.each<[string, Record<string, string>, object]>([
    [
      'is that of the visit',
      {},
      { AddressLine1: '7 Orchard Row', AddressLine3: 'Cambridge', Mpan: HOME.mpan },
    ],
    [
      'is the one that is typed',
      { line: '9 Low Road', postcode: 'CB1 9ZA' },
      { AddressLine1: '9 Low Road', Mpan: null },
    ],
  ])('the address %s', async (_, more, expected) => {
    const fields = { requestKey: 'a-key-of-a-page', _opened: opened(10 * SECOND), ...more };
    const { status, submission } = await posted('OVER', { fields, home: HOME });
    expect(status).toBe(303);
    expect(submission?.Address).toMatchObject({ Postcode: 'CB1 9ZA', ...expected });
  });

  it.each<[string, string, () => Promise<never>, string | null]>([
    ['one home of the directory', '7, orchard row.', directory, HOME.mpan],
    ['two of it', 'The Mill', directory, null],
    [
      'nobody knows, as it is away',
      '7 Orchard Row',
      () => Promise.reject(new Failure('unavailable', 'down')),
      null,
    ],
  ])('a typed address that is %s', async (_, line, looked, mpan) => {
    search = looked;
    const { status, submission } = await posted('OVER', { fields: typed({ line }) });
    search = directory;
    expect(status).toBe(303);
    expect(submission?.Address).toMatchObject({
      AddressLine1: line,
      Mpan: mpan,
      ManuallyEnteredAddress: true,
    });
  });

  it('is taken for a power cut that has left the list meanwhile', async () => {
    const { status, submission } = await posted('INCD-9-A', { fields: typed() });
    expect(status).toBe(303);
    expect(submission?.incidentReference).toBe('INCD-9-A');
  });

  it.each<[string, boolean, Record<string, string>]>([
    ['counts the home that the visit chose in the directory', true, {}],
    [
      'does not count another address that is typed',
      false,
      { line: '9 Low Road', postcode: 'CB1 9ZA' },
    ],
    ['does not count what was opened just now', false, { _opened: opened(0) }],
  ])('%s; all of it is sent', async (_, isCounted, more) => {
    const fields = { requestKey: 'a-key-of-a-page', _opened: opened(10 * SECOND), ...more };
    const { status, options } = await posted('OVER', { fields, home: HOME }, '192.0.2.7');
    expect(status).toBe(303);
    expect(options).toMatchObject({
      reporter: isCounted
        ? { caller: '192.0.2.7', visit: expect.stringMatching(/^[\da-f-]{36}$/) }
        : null,
    });
  });
});

describe('what is not sent', () => {
  it.each<[string, Record<string, string>, Record<string, unknown>]>([
    [
      'no address',
      { line: '', postcode: '' },
      { line: 'Own words on addresses', postcode: expect.any(String) },
    ],
    ['half a postcode', { postcode: 'CB1' }, { postcode: 'Please enter a full, valid postcode' }],
    [
      'a postcode elsewhere',
      { postcode: 'IP1 9ZA' },
      { postcode: expect.stringMatching(/not in the area/) },
    ],
    ['no mobile', { mobile: '01223 496000' }, { mobile: expect.stringMatching(/UK mobile/) }],
  ])('%s: 422, with everything that was typed', async (_, more, fieldErrors) => {
    const fields = typed(more);
    const { status, data, submission } = await posted('OVER', { fields });
    expect(status).toBe(422);
    expect(data?.fieldErrors).toEqual(fieldErrors);
    const { line, postcode, what, mobile } = fields;
    expect(data).toMatchObject({
      values: { line, postcode, what, mobile },
      requestKey: 'a-key-of-a-page',
    });
    expect(submission).toBeUndefined();
  });

  it('anything about a power cut that is off again: its page says so', async () =>
    expect(await posted('OFF', { fields: typed() })).toMatchObject({
      status: 303,
      to: '/power-cut/incident?incidentid=OFF',
    }));

  it.each<[string, { outcome?: Failure; isClosed?: boolean }, number]>([
    ['the store is away', { outcome: new Failure('unavailable', 'down') }, 503],
    ['its key belongs to something else', { outcome: new Failure('invalid', 'used') }, 422],
    ['reports are switched off', { isClosed: true }, 503],
  ])('says so, with 105, where %s', async (_, wish, status) => {
    const answer = await postStillOff(
      await asking('OVER', { fields: typed() }),
      gatewaysWith(wish).gateways,
    );
    expect(answer.status).toBe(status);
    const data = (await answer.json()) as StillOffData;
    expect(data.failure?.body).toContain('105');
    expect(data.values.line).toBe('4 Lantern Street');
  });

  it('more than a street sends, and from what may be a machine more than a few', async () => {
    const { gateways, submit } = gatewaysWith();
    const send = async (caller: string, more: Record<string, string>, times: number) => {
      submit.mockClear();
      const statuses = [];
      for (let turn = 0; turn < times; turn += 1)
        statuses.push(
          (await postStillOff(await asking('OVER', { fields: typed(more) }, caller), gateways))
            .status,
        );
      return [submit.mock.calls.length, statuses.at(-1)];
    };
    expect(await send('a-street', {}, 31)).toEqual([30, 429]);
    expect(await send('a-machine', { _opened: opened(0) }, 6)).toEqual([5, 429]);
  });
});
