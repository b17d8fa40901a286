import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Submission } from '~/forms/engine/payload';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';
import { exampleSubmission } from '../../../tests/support/example-submission';
import { breachesOf, operationAt, schemaBreaches } from '../../../tests/support/openapi';
import { usesInMemory } from '../../../tests/support/score';
import { quietLogger, sqlitePlace, type TestPlace } from '../../../tests/support/stores';
import { exampleDefinition } from '../forms/example-definition';
import { openStore, type Store } from '../store/open.server';
import { answerSubmitForm, type SubmitGateways } from './api.server';
import { createAcceptedWork } from './create.server';

let place: TestPlace;
let store: Store;
let gateways: SubmitGateways;
let stop: () => Promise<void>;

beforeAll(async () => {
  const read = readDefinition(exampleDefinition, fieldTypes);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  place = await sqlitePlace();
  store = await openStore(place.env, quietLogger);
  const env = { OPERATOR_URL: undefined, OPERATOR_KEY: undefined, SESSION_SECRET: 'a secret of sixteen letters' };
  const { submissions, outbox } = createAcceptedWork({ env, store, logger: quietLogger });
  stop = () => outbox.stop();
  const forms = { byId: () => read.definition, all: () => [read.definition], refused: () => [] };
  gateways = { submissions, bots: { uses: usesInMemory() }, content: { dictionary: () => ({}) }, forms };
});
afterAll(async () => {
  await stop();
  await store.close();
  await place.remove();
});

const operation = operationAt('/api/submit-form', 'post');
let callers = 0;
async function post(body: unknown) {
  callers += 1;
  const request = new Request('http://site.test/api/submit-form', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-peer-address': `note-${callers}` },
    body: JSON.stringify(body),
  });
  const answer = await answerSubmitForm(request, gateways);
  expect(await breachesOf(operation, answer)).toEqual([]);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** A note with some of the answers of its form: whoever is in danger has not answered all of them. */
const noteWith = (more: Partial<Submission> = {}): Submission =>
  exampleSubmission({
    kind: 'priority-note',
    incidentReference: 'INCD-1-A',
    formData: [{ sectionName: 'About you', sectionFields: [{ name: 'yourName', value: 'Ann Example' }] }],
    Address: { AddressLine1: '1 Tide Street', Postcode: 'BN2 9ZA' } as Submission['Address'],
    ...more,
  });
const calls = async () => (await store.db.selectFrom('power_cut_call').selectAll().execute()).length;

it('mend 14: accepts a note about a known power cut with what was said, as the contract describes it', async () => {
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

it('mend 14: a note is no new call about its postcode; a report is', async () => {
  const before = await calls();
  await post(noteWith());
  expect(await calls()).toBe(before);
  await post(exampleSubmission({ Address: noteWith().Address }));
  expect(await calls()).toBe(before + 1);
});

it.each<[string, unknown, number, string]>([
  ['does not name its power cut', noteWith({ incidentReference: null }), 422, 'incidentReference'],
  ['is of another kind', { ...noteWith(), kind: 'another' }, 400, 'kind'],
])('mend 14: refuses a note that %s', async (_, note, status, field) =>
  expect(await post(note)).toMatchObject({ status, body: { field } }),
);
