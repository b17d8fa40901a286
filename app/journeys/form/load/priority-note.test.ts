import { expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { CheckData, DuplicateData, PageData } from '../page-data';
import { INTENT } from '~/forms/engine/intent-name';
import { ANYWAY, DIFFERENT } from '~/forms/form-paths';
import { operatorAt } from '../../../../tests/support/demo-operator';
import { definitionOf } from '../../../../tests/support/form-definition';
import { ask, bodyOf, gatewaysWith, send } from '../../../../tests/support/form-visitor';
import { schemaBreaches } from '../../../../tests/support/openapi';
import { startOperatorInbox } from '../../../../tests/support/operator-inbox';
import { describeOnOneStore, quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import { keepDraftVisitor, newDraftVisitor } from '~/server/drafts/cookie.server';
import { createStoredDrafts } from '~/server/drafts/store.server';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { createOutbox } from '~/server/outbox/create.server';
import { createHttpReceiver } from '~/server/outbox/operator-http.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { createSubmissions } from '~/server/submissions/store.server';
import type { FormGateways } from './gateways';
import { loadDuplicate, postDuplicate } from './duplicate/duplicate.server';
import { postPage } from './post-page.server';

const off = { general: { enabled: false, hours: 1 }, lowVoltage: { enabled: false, hours: 1 } };
const NO_SMS_LIMIT = { epn: off, lpn: off, spn: off };
const FORM = 'report-a-power-cut';
const undo = undoAfterEach();

const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  where: {
    'supplyAddress.addressLine1': '4 Lantern Street',
    'supplyAddress.addressLine3': 'Cambridge',
    'supplyAddress.postcode': 'CB1 9ZA',
  },
  'what-is-off': {
    powerOff: 'All of the property',
    whenOff: 'Just now',
    medicalNeed: 'Yes',
    medicalEquipment: 'Breathing machine or ventilator',
    batteryLeft: 'Less than 1 hour',
    onRegister: 'No',
    seenOrHeard: 'None of these',
  },
  'about-you': {
    yourName: 'Jo Whitlock',
    telephoneNumber: '07700 900123',
    bestContact: 'Call',
    textUpdates: 'No',
  },
};

async function answered(
  store: Store,
  people: Readonly<Record<string, string>> = {},
  upTo: readonly string[] = ['where', 'what-is-off'],
) {
  const now = Date.now();
  const operator = await startOperatorInbox();
  undo.push(() => operator.close());
  const encrypter = createEncrypter('a secret of sixteen letters', 'test');
  const drafts = createStoredDrafts({ store, encrypter });
  const receiver = createHttpReceiver(operatorAt(operator.url, 'k'));
  const outbox = createOutbox({
    store,
    receiver,
    encrypter,
    logger: quietLogger,
    idleMs: 20,
    pause: () => 20,
  });
  undo.push(() => outbox.stop());
  const definition = definitionOf(FORM);
  const incident = exampleIncident({ reference: 'INCD-1-A', sectors: ['CB1 9'] });
  const nothing = () => Promise.resolve(null);
  const gateways = {
    ...gatewaysWith(),
    forms: { byId: () => definition },
    drafts,
    submissions: createSubmissions({ store, outbox, drafts, encrypter }),
    bots: { challenge: createChallenge(encrypter), service: null },
    content: {
      dictionary: () => ({}),
      live: () => ({}),
      settings: () => ({ customSms: NO_SMS_LIMIT, places: [] }),
    },
    uploads: { filesOf: () => Promise.resolve([]), hold: nothing },
    pings: { start: nothing, resultOf: nothing },
    supply: { smartMeterCheck: nothing },
    incidents: {
      snapshot: () => buildSnapshot([incident], now),
      freshness: () => ({ takenAt: now, stale: false }),
      byMpan: () => Promise.resolve([]),
    },
    geography: {
      geocode: () => Promise.resolve({ lat: 52.2, lng: 0.13 }),
      nearestSector: () => Promise.resolve('CB1 9'),
    },
  } as unknown as FormGateways;
  const draftCookie = await keepDraftVisitor(newDraftVisitor());
  const happened = { ...ANSWERS['what-is-off'], ...people };
  for (const [slug, values] of Object.entries({ ...ANSWERS, 'what-is-off': happened }).filter(
    ([one]) => upTo.includes(one),
  )) {
    const answer = await postPage(
      await send(`/forms/${FORM}/${slug}`, values, { draftCookie }),
      FORM,
      slug,
      gateways,
    );
    expect([slug, answer.status]).toEqual([slug, 303]);
  }
  const at = async (values: Record<string, string> | null) => {
    const path = `/forms/${FORM}/known`;
    const answer =
      values === null
        ? await loadDuplicate(await ask(path, { draftCookie }), FORM, gateways)
        : await postDuplicate(await send(path, values, { draftCookie }), FORM, gateways);
    return {
      answer,
      data: answer.headers.has('Location') ? null : await bodyOf<DuplicateData>(answer),
    };
  };
  const press = async (values: Record<string, string> = {}) => {
    const answer = await postPage(
      await send(
        `/forms/${FORM}/about-you`,
        { ...ANSWERS['about-you'], ...values },
        { draftCookie },
      ),
      FORM,
      'about-you',
      gateways,
    );
    const data = answer.headers.has('Location') ? null : await bodyOf<PageData>(answer);
    return { answer, data: data && { ...data.sending, draftNotice: data.draftNotice } };
  };
  return { operator, press, at, store };
}

describeOnOneStore('a report of a known power cut', (makeStore) => {
  it('is not needed, and what was said about health is delivered with the reference of that power cut [X-42]', async () => {
    const { operator, press } = await answered(await makeStore());
    const { answer, data } = await press();
    expect(answer.status).toBe(200);
    expect(data).toMatchObject({ known: expect.stringContaining('INCD-1-A'), isUrgent: true });
    expect(data?.noted).toMatch(/^WEB-[A-Z2-9]{10}$/);
    await vi.waitFor(() => expect(operator.accepted.size).toBe(1), { timeout: 8000 });
    const [note] = operator.accepted.values();
    expect(schemaBreaches('FormSubmission', note)).toEqual([]);
    expect(note).toMatchObject({
      kind: 'priority-note',
      incidentReference: 'INCD-1-A',
      guIReference: data?.noted,
      Address: { AddressLine1: '4 Lantern Street', Postcode: 'CB1 9ZA' },
    });
    const said = JSON.stringify(note);
    for (const words of ['Breathing machine or ventilator', 'Less than 1 hour', '07700 900123'])
      expect(said).toContain(words);
  });

  it('is delivered once for the same answers, and the report may be sent all the same', async () => {
    const { operator, press } = await answered(await makeStore());
    const [first, second] = [await press(), await press()];
    expect(second.data?.noted).toBe(first.data?.noted);
    const anyway = await press({ [ANYWAY]: 'true' });
    expect(anyway.answer.headers.get('Location')).toContain('/thank-you');
    await vi.waitFor(() => expect(operator.accepted.size).toBe(2), { timeout: 8000 });
    expect([...operator.accepted.values()].map((body) => (body as { kind?: string }).kind)).toEqual(
      ['priority-note', undefined],
    );
  });

  it('says nothing to anybody where nobody is in danger', async () => {
    const { operator, press } = await answered(await makeStore(), {
      medicalNeed: 'No',
      seenOrHeard: 'None of these',
    });
    const { data } = await press();
    expect(data).toMatchObject({ known: expect.any(String), noted: null, isUrgent: false });
    expect(operator.requests).toEqual([]);
  });

  it('is not called unneeded where the note could not be kept', async () => {
    const store = await makeStore.fresh();
    const { press } = await answered(store);
    await store.db.schema.dropTable('form_submission').execute();
    const { answer, data } = await press();
    expect([answer.status, data?.draftNotice, data?.known, data?.isUrgent]).toEqual([
      503,
      'unavailable',
      null,
      true,
    ]);
  });
});

describeOnOneStore('a report that begins at a place with a known power cut', (makeStore) => {
  const atPlace = async () => answered(await makeStore(), {}, ['where']);

  it('answers before it asks', async () => {
    const { at } = await atPlace();
    const { answer, data } = await at(null);
    expect(answer.status).toBe(200);
    expect(data).toMatchObject({
      address: '4 Lantern Street, Cambridge, CB1 9ZA',
      answer: { status: 'cut', texts: expect.stringContaining('INCD-1-A') },
      noted: null,
    });
    expect(
      data?.page.fieldsets.flatMap(({ columns }) => columns.flat().map(({ alias }) => alias)),
    ).toEqual(['batteryLeft', 'telephoneNumber']);
  });

  it.each([
    [
      'how long they can wait',
      { batteryLeft: 'Less than 1 hour', telephoneNumber: '07700 900123' },
    ],
    ['nothing at all', {}],
  ])('delivers at once that somebody needs power for their health, with %s', async (_, values) => {
    const { operator, at } = await atPlace();
    const { answer, data } = await at(values);
    expect([answer.status, data?.noted]).toEqual([
      200,
      expect.stringMatching(/^WEB-[A-Z2-9]{10}$/),
    ]);
    expect((await at(values)).data?.noted).toBe(data?.noted);
    await vi.waitFor(() => expect(operator.accepted.size).toBe(1), { timeout: 8000 });
    const [note] = operator.accepted.values();
    expect(schemaBreaches('FormSubmission', note)).toEqual([]);
    expect(note).toMatchObject({ kind: 'priority-note', incidentReference: 'INCD-1-A' });
    expect(JSON.stringify(note)).toContain('"medicalNeed","value":"Yes"');
    for (const said of Object.values(values)) expect(JSON.stringify(note)).toContain(said);
  });

  it('goes on where it is different, and does not say it again', async () => {
    const { at } = await atPlace();
    const { answer } = await at({ [INTENT]: DIFFERENT });
    expect(answer.headers.get('Location')).toBe(`/forms/${FORM}/what-is-off`);
    expect(answer.headers.getSetCookie().join()).toContain('mpn_visit=');
  });

  it('tells nobody that it went where it could not be kept', async () => {
    const store = await makeStore.fresh();
    const { at } = await answered(store, {}, ['where']);
    await store.db.schema.dropTable('form_submission').execute();
    const { answer, data } = await at({ batteryLeft: 'Less than 1 hour' });
    expect([answer.status, data?.draftNotice, data?.noted]).toEqual([503, 'unavailable', null]);
  });
});

it('the page says so, with the number to call as a button, with and without JavaScript', async () => {
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { CheckAnswers } = await import('../check-answers');
  const shown: Omit<CheckData, 'kind'> = {
    id: FORM,
    form: 'Report a power cut',
    draftNotice: null,
    sections: [],
    submitLabel: '',
    back: '/',
    submissionKey: 'k',
    givesReference: true,
    known: '/power-cut/incident?incidentid=INCD-1-A',
    noted: 'WEB-K7QF2M9XDA',
    isReport: true,
    isUrgent: true,
  };
  const button = '<a href="tel:105" class="btn">Call us now on 105</a>';
  const html = renderToStaticMarkup(createElement(CheckAnswers, shown));
  expect(html).toContain('You do not need to report it');
  expect(html).toContain(button);
  expect(html).toContain('WEB-K7QF2M9XDA');
  const voltage = renderToStaticMarkup(createElement(CheckAnswers, { ...shown, isReport: false }));
  expect(voltage).toContain('If it is of another time, send it.');
  expect(voltage).toContain('It is of another time: send it</button>');
  const unknown = { ...shown, known: null, noted: null };
  expect(renderToStaticMarkup(createElement(CheckAnswers, unknown))).toContain(button);
  const calm = renderToStaticMarkup(createElement(CheckAnswers, { ...unknown, isUrgent: false }));
  expect(calm).not.toContain('tel:105');
});
