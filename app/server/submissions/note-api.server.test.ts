import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Submission } from '~/forms/engine/payload';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';
import { demoOperator } from '../../../tests/support/demo-operator';
import { exampleSubmission } from '../../../tests/support/example-submission';
import { breachesOf, operationAt, schemaBreaches } from '../../../tests/support/openapi';
import { scoreCookie, usesInMemory } from '../../../tests/support/score';
import { quietLogger, sqlitePlace, type TestPlace } from '../../../tests/support/stores';
import { createEncrypter, secretsOf } from '~/server/lib/encrypt.server';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import { exampleDefinition } from '../../../tests/fixtures/example-definition';
import { openStore, type Store } from '../store/open.server';
import { answerSubmitForm, type SubmitGateways } from './api.server';
import { createAcceptedWork } from './create.server';
import { emptyVisit, withSelectedAddress, writeVisit } from '../visit/session.server';
import { createStillOff } from './still-off.server';
import { createHashes } from '../texts/sign-ups/hashes.server';

const latest = buildSnapshot(
  [
    exampleIncident({
      reference: 'INCD-1-A',
      powerCutType: 'restored',
      postcodes: [],
      sectors: ['CB1 9'],
    }),
  ],
  Date.now(),
);
let place: TestPlace;
let store: Store;
let gateways: SubmitGateways & { stillOff: ReturnType<typeof createStillOff> };
let stop: () => Promise<void>;

beforeAll(async () => {
  const read = readDefinition(exampleDefinition, fieldTypes);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  place = await sqlitePlace();
  store = await openStore(place.env, quietLogger);
  const env = { SECRETS: secretsOf('a secret of sixteen letters') };
  const { submissions, outbox } = createAcceptedWork({
    env,
    operator: demoOperator({ store }),
    store,
    logger: quietLogger,
  });
  stop = () => outbox.stop();
  const forms = { byId: () => read.definition, all: () => [read.definition], refused: () => [] };
  const marks = createHashes(createEncrypter(env.SECRETS, 'text updates'));
  const stillOff = createStillOff({ store, marks, submissions, snapshot: () => latest });
  gateways = {
    addresses: { search: async () => [] },
    submissions,
    stillOff,
    bots: { uses: usesInMemory() },
    content: { dictionary: () => ({}) },
    forms,
  };
});
afterAll(async () => {
  await stop();
  await store.close();
  await place.remove();
});

const operation = operationAt('/api/submit-form', 'post');
let callers = 0;
async function post(body: unknown, headers: Record<string, string> = {}) {
  callers += 1;
  const request = new Request('http://site.test/api/submit-form', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-peer-address': `note-${callers}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const answer = await answerSubmitForm(request, gateways);
  expect(await breachesOf(operation, answer)).toEqual([]);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Someone in danger may send the note before answering every question. */
const noteWith = (more: Partial<Submission> = {}): Submission =>
  exampleSubmission({
    kind: 'priority-note',
    incidentReference: 'INCD-1-A',
    formData: [
      { sectionName: 'About you', sectionFields: [{ name: 'yourName', value: 'Ann Example' }] },
    ],
    Address: { AddressLine1: '1 Tide Street', Postcode: 'BN2 9ZA' } as Submission['Address'],
    ...more,
  });
const calls = async () =>
  (await store.db.selectFrom('power_cut_call').selectAll().execute()).length;

it('accepts a note about a known power cut with what was said, as the contract describes it', async () => {
  const note = noteWith();
  expect(schemaBreaches('FormSubmission', JSON.parse(JSON.stringify(note)))).toEqual([]);
  expect(await post(note)).toEqual({ status: 200, body: { callReference: null } });
  const [row] = await store.db
    .selectFrom('operator_delivery')
    .where('reference', '=', note.guIReference)
    .selectAll()
    .execute();
  expect(row).toMatchObject({ channel: 'submit-form', times: 1 });
});

it('a note is no new call about its postcode; a report is', async () => {
  const before = await calls();
  await post(noteWith());
  expect(await calls()).toBe(before);
  await post(exampleSubmission({ Address: noteWith().Address }));
  expect(await calls()).toBe(before + 1);
});

const CHOSEN = {
  AddressLine1: '7 Orchard Row',
  Postcode: 'CB1 9ZA',
  Mpan: '1000001901079',
} as NonNullable<Submission['Address']>;
async function visitTo(mpan: string | null | undefined): Promise<{ Cookie: string }> {
  const address = {
    postcode: 'CB1 9ZA',
    mpan: mpan ?? null,
    houseNo: null,
    houseName: null,
    fullAddress: '',
    dno: 1,
  };
  const cookie = await writeVisit(withSelectedAddress(emptyVisit(), address, 'CB1 9'));
  return { Cookie: cookie.split(';')[0] ?? '' };
}
const together = (...cookies: readonly { readonly Cookie: string }[]) => ({
  Cookie: cookies.map(({ Cookie }) => Cookie).join('; '),
});
const stillOffWith = (more: Partial<Submission> = {}): Submission =>
  noteWith({
    kind: 'still-off',
    Address: { AddressLine1: '4 Lantern Street', Postcode: 'CB1 9ZA' } as Submission['Address'],
    FormSubmissionDateTime: '2026-11-20T14:40:00.000Z',
    ...more,
  });

it('accepts who is still off as a follow-up of the power cut, and counts the home where a person tells of the address that they chose', async () => {
  const sent = stillOffWith();
  expect(schemaBreaches('FormSubmission', JSON.parse(JSON.stringify(sent)))).toEqual([]);
  const before = await calls();
  expect(await post(sent)).toEqual({ status: 200, body: { callReference: null } });
  const counted = () => store.db.selectFrom('still_off').select('counted_as').distinct().execute();
  // Neither without a score, nor without a visit, nor for another address than the one it chose.
  await post(stillOffWith({ Address: CHOSEN }), await scoreCookie());
  await post(stillOffWith({ Address: CHOSEN }), await visitTo(CHOSEN.Mpan));
  await post(
    stillOffWith({ Address: CHOSEN }),
    together(await visitTo('1000001902072'), await scoreCookie()),
  );
  await post(stillOffWith(), together(await visitTo(CHOSEN.Mpan), await scoreCookie()));
  expect(await counted()).toEqual([]);
  await post(
    stillOffWith({ Address: CHOSEN }),
    together(await visitTo(CHOSEN.Mpan), await scoreCookie()),
  );
  expect(await counted()).toHaveLength(1);
  expect(await calls()).toBe(before);
  const row = await store.db
    .selectFrom('operator_delivery')
    .where('reference', '=', sent.guIReference)
    .selectAll()
    .executeTakeFirst();
  expect(row).toMatchObject({
    channel: 'submit-form',
    kind: 'still-off',
    incident: 'INCD-1-A',
    times: 1,
  });
});

it.each<[string, unknown, number, string]>([
  [
    'says "still off" without an address',
    stillOffWith({ Address: undefined as never }),
    422,
    'Address',
  ],
  [
    'says "still off" of no power cut',
    stillOffWith({ incidentReference: null }),
    422,
    'incidentReference',
  ],
  ['does not name its power cut', noteWith({ incidentReference: null }), 422, 'incidentReference'],
  ['is of another kind', { ...noteWith(), kind: 'another' }, 400, 'kind'],
])('refuses a note that %s', async (_, note, status, field) =>
  expect(await post(note)).toMatchObject({ status, body: { field } }),
);
