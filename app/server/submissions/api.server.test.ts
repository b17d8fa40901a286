import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '~/domain/failure';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';
import { demoOperator } from '../../../tests/support/demo-operator';
import { exampleSubmission, nextReference } from '../../../tests/support/example-submission';
import { breachesOf, operationAt } from '../../../tests/support/openapi';
import { scoreCookie, usesInMemory } from '../../../tests/support/score';
import { quietLogger, sqlitePlace, type TestPlace } from '../../../tests/support/stores';
import { secretsOf } from '~/server/lib/encrypt.server';
import { exampleDefinition } from '../../../tests/fixtures/example-definition';
import { openStore, type Store } from '../store/open.server';
import { withOwnScore, answerSubmitForm, type SubmitGateways } from './api.server';
import { createAcceptedWork } from './create.server';

let place: TestPlace;
let store: Store;
let gateways: SubmitGateways;
let stop: () => Promise<void>;

const definitions = [
  exampleDefinition,
  { ...exampleDefinition, _id: 'closed', notAvailableData: { title: 'Closed', bodyText: '' } },
  {
    ...exampleDefinition,
    _id: 'checked',
    pages: [
      {
        fieldsets: [
          {
            columns: [
              {
                fields: [
                  { alias: 'bot', type: 'recaptcha' },
                  { alias: 'name', type: 'text' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    ...exampleDefinition,
    _id: 'needs-score',
    type: 'email form',
    pageType: 'email',
    pages: [
      {
        fieldsets: [
          {
            columns: [
              {
                fields: [
                  { alias: 'bot', type: 'recaptcha', required: true },
                  { alias: 'name', type: 'text' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
].map((raw) => {
  const read = readDefinition(raw, fieldTypes);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.definition;
});

beforeAll(async () => {
  place = await sqlitePlace();
  store = await openStore(place.env, quietLogger);
  const parts = {
    env: { SECRETS: secretsOf('a secret of sixteen letters') },
    operator: demoOperator({ store }),
  };
  const { submissions, outbox } = createAcceptedWork({ ...parts, store, logger: quietLogger });
  stop = () => outbox.stop();
  gateways = {
    addresses: { search: async () => [] },
    submissions,
    stillOff: submissions,
    bots: { uses: usesInMemory() },
    content: { dictionary: () => ({}) },
    forms: {
      byId: (id) => definitions.find((one) => one.id === id) ?? null,
    },
  };
});
afterAll(async () => {
  await stop();
  await store.close();
  await place.remove();
});

const operation = operationAt('/api/submit-form', 'post');
let callers = 0;
async function post(body: unknown, headers: Record<string, string> = {}, given = gateways) {
  callers += 1;
  const request = new Request('http://site.test/api/submit-form', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-peer-address': `caller-${callers}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = await answerSubmitForm(request, given);
  expect(await breachesOf(operation, answer)).toEqual([]);
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

it('accepts a report, and answers the reference of the operator [F-431]', async () => {
  const { status, body } = await post(exampleSubmission());
  expect(status).toBe(200);
  expect(body).toEqual({ callReference: expect.stringMatching(/^C-/) });
});

it('keeps what came, further text members among it, and gives the same answer under the same key [F-137, F-430]', async () => {
  const submission = exampleSubmission({ campaign: 'spring-letter', SmartMeter: undefined });
  const first = await post(submission, { 'Idempotency-Key': 'a-key-of-the-caller' });
  const again = await post(submission, { 'Idempotency-Key': 'a-key-of-the-caller' });
  expect(again.body).toEqual(first.body);
  const rows = await store.db
    .selectFrom('operator_delivery')
    .where('key', '=', 'a-key-of-the-caller')
    .selectAll()
    .execute();
  expect(rows).toMatchObject([{ reference: submission.guIReference, times: 1 }]);
});

it('accepts once what is sent twice without a key', async () => {
  const submission = exampleSubmission();
  const answers = await Promise.all([post(submission), post(submission), post(submission)]);
  expect(new Set(answers.map(({ body }) => body['callReference'])).size).toBe(1);
});

it('refuses another body under the same key, and a key that is none', async () => {
  const key = { 'Idempotency-Key': 'key-used-twice' };
  await post(exampleSubmission(), key);
  expect(await post(exampleSubmission(), key)).toMatchObject({
    status: 400,
    body: { field: 'Idempotency-Key' },
  });
  expect(await post(exampleSubmission(), { 'Idempotency-Key': 'short' })).toMatchObject({
    status: 400,
  });
});

const { guIReference: _, ...withoutReference } = exampleSubmission();
it.each<[string, unknown, string | null]>([
  ['no JSON', '{', null],
  ['a list', '[]', null],
  ['nothing', {}, 'id'],
  ['no reference', withoutReference, 'guIReference'],
  [
    'a reference of another form',
    { ...exampleSubmission(), guIReference: 'WEB-0000000000' },
    'guIReference',
  ],
  ['no sections', { ...exampleSubmission(), formData: [] }, 'formData'],
  ['a form type that there is not', { ...exampleSubmission(), formType: 'tea form' }, 'formType'],
  ['a further member that is no text', { ...exampleSubmission(), more: { a: 1 } }, 'more'],
  ['a further member that is too long', { ...exampleSubmission(), more: 'x'.repeat(501) }, 'more'],
  [
    'an address without a postcode',
    { ...exampleSubmission(), Address: { AddressLine1: '1 Road', Postcode: 'nowhere' } },
    'Address.Postcode',
  ],
])('answers 400 for %s', async (__, body, field) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { field } });
});

const answers = (...sectionFields: { name: string; value: string | number | null }[]) => [
  { sectionName: 'All', sectionFields },
];
it.each<[string, Parameters<typeof exampleSubmission>[0], string]>([
  ['a form that we do not have', { id: 'tea' }, 'id'],
  ['a form that is not available', { id: 'closed' }, 'id'],
  ['another page type', { pageType: 'psr' }, 'pageType'],
  [
    'a required answer that is missing',
    { formData: answers({ name: 'powerOff', value: '' }) },
    'powerOff',
  ],
  ['a bot', { id: 'checked', formData: answers({ name: 'bot', value: 0.3 }) }, 'bot'],
])('answers 422 for %s', async (__, overrides, field) => {
  const { status, body } = await post(exampleSubmission(overrides));
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: 'not-accepted',
    field,
    errors: [{ field, message: expect.any(String) as string }],
  });
});

const letter = (posted: number | null) =>
  exampleSubmission({
    id: 'needs-score',
    pageType: 'email',
    formType: 'email form',
    formData: answers({ name: 'bot', value: posted }, { name: 'name', value: 'Ann' }),
  });

it('believes no score that was posted, only the one that our own server received', async () => {
  for (const [headers, posted] of [
    [{}, 0.9],
    [await scoreCookie(0.4), 0.9],
    [{ Cookie: 'mpn_check=forged' }, 1],
  ] as const)
    expect(await post(letter(posted), headers)).toMatchObject({
      status: 422,
      body: { field: 'bot' },
    });
  expect((await post(letter(null), await scoreCookie(0.5))).status).toBe(200);
});

it('takes a score once, and the same form again under it [F-136]', async () => {
  const score = await scoreCookie();
  const [first, missing] = [letter(null), letter(null)];
  // What cannot be accepted anyway uses nothing up.
  expect((await post({ ...missing, formType: 'tea form' }, score)).status).toBe(400);
  const answer = await post(first, score);
  expect(answer.status).toBe(200);
  expect((await post(first, score)).body).toEqual(answer.body);
  expect(await post(missing, score)).toMatchObject({ status: 422, body: { field: 'bot' } });
  expect((await post(missing, await scoreCookie())).status).toBe(200);
});

it('sends on the score that our own server received, in place of the posted one [F-060, F-429]', () => {
  const definition = definitions.find(({ id }) => id === 'needs-score');
  if (!definition) throw new Error('no such form');
  const sent = letter(1);
  const valuesOf = (score: number | null) =>
    withOwnScore(definition, sent, score).formData[0]?.sectionFields.map(({ value }) => value);
  expect(valuesOf(0.7)).toEqual([0.7, 'Ann']);
  expect(valuesOf(null)).toEqual([null, 'Ann']);
});

it('takes a report of a power cut without any score [J-722]', async () => {
  const sent = exampleSubmission({
    id: 'checked',
    formData: answers({ name: 'bot', value: null }),
  });
  expect((await post(sent)).status).toBe(200);
});

it('takes null for a member that is missing, and any answer that is text [F-140, F-503]', async () => {
  const text = '‮🕯 電話 \u0000 <script>';
  const body = {
    ...exampleSubmission({ formData: answers({ name: 'powerOff', value: text }) }),
    Address: null,
    assets: null,
    guIReference: nextReference(),
  };
  expect((await post(body)).status).toBe(200);
});

it('answers 502 and accepts nothing when the store fails', async () => {
  const submissions = {
    ...gateways.submissions,
    submit: () => Promise.reject(new Failure('unavailable', 'down')),
  };
  expect((await post(exampleSubmission(), {}, { ...gateways, submissions })).status).toBe(502);
});

it('answers 429 with Retry-After to a caller who sends too many', async () => {
  const caller = { 'x-peer-address': 'the-same-caller' };
  for (let count = 0; count < 30; count += 1) await post('{}', caller);
  const { status, headers } = await post('{}', caller);
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});
