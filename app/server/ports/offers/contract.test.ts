import { afterEach, describe, expect, it } from 'vitest';
import { inProcess } from '../../../../tests/support/demo-operator';
import { serveOnLoopback, wrongAnswers } from '../../../../tests/support/loopback';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { Failure } from '~/domain/failure';
import { DAY } from '~/domain/time/instant';
import { answering } from '#demo/answers.server';
import { deliveryAnswers } from '#demo/deliveries.server';
import { offerAnswers } from '#demo/offers.server';
import { createRegistrations } from '#demo/registrations.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import { createOutbox } from '~/server/outbox/create.server';
import { createHttpReceiver } from '~/server/outbox/operator-http.server';
import type { Message } from '~/server/outbox/outbox';
import type { Operator } from '~/server/operator.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { createOffersRequests } from './create.server';
import { createHttpOffers } from './http.server';
import { exampleRequest } from '../../../../tests/fixtures/example-visit';
import type { Offers } from './port';
const START = Date.UTC(2026, 2, 10, 12);
let clock = START;
const now = () => clock;
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  clock = START;
  for (const step of undo.splice(0).reverse()) await step();
});

const hashKey = 'a key for tests';
const encrypter = createEncrypter('a secret of sixteen letters', 'offers');
const [NR2, NR3, NR4, NR5, NONE] = [
  '1000001909022',
  '1000001909031',
  '1000001909040',
  '1000001909050',
  '1200001901013',
] as const;
const work = (reference: string, days: number, more: Partial<Incident> = {}): Incident =>
  exampleIncident({ reference, powerCutType: 'planned', plannedAt: START + days * DAY, ...more });
const works: Readonly<Record<string, readonly Incident[]>> = {
  [NR2]: [
    work('INCD-9', 20),
    work('INCD-7', 1, { statusId: 8 }),
    work('INCD-100202-A', 10),
    work('INCD-8', 0),
    exampleIncident({ reference: 'INCD-6' }),
  ],
  [NR3]: [work('INCD-100203-A', 12)],
  [NR4]: [work('INCD-100204-A', 14)],
  [NR5]: [work('INCD-100205-A', 8, { statusId: 8 })],
};
const incidents = { byMpan: async (mpan: string) => works[mpan] ?? [] };

type ByMpan = typeof incidents.byMpan;
function operatorOf(store: Store, byMpan: ByMpan = incidents.byMpan): Operator {
  const registrations = createRegistrations({ store, hashKey, now });
  return inProcess(
    answering(
      deliveryAnswers({ store, registrations, now }),
      offerAnswers({ registrations, byMpan, now }),
    ),
  );
}
function start(store: Store): Offers {
  const operator = operatorOf(store);
  const receiver = createHttpReceiver(operator);
  const outbox = createOutbox({
    store,
    receiver,
    encrypter,
    logger: quietLogger,
    idleMs: 20,
    pause: () => 20,
  });
  undo.push(() => outbox.stop());
  return {
    ...createHttpOffers(operator.client('it')),
    ...createOffersRequests({ store, outbox, encrypter, now, patienceMs: 10_000 }),
  };
}
const tell = (store: Store, message: Omit<Message, 'key'>) =>
  createHttpReceiver(operatorOf(store)).deliver({ key: 'a-key-of-its-own', ...message });
const plannedForm = (mpan: string, incidentReference: string | null, emailAddress = '') => ({
  channel: 'submit-form' as const,
  body: {
    pageType: 'futurePlannedPowerCut',
    Address: { Mpan: mpan },
    incidentReference,
    formData: [
      { sectionName: 'a', sectionFields: [{ name: 'emailAddress', value: emailAddress }] },
    ],
  },
});

describeOnEveryStore('offers answer', (makeStore) => {
  it('where the addresses of the demonstration stand [X-27]', async () => {
    const offers = start(await makeStore());
    const none = {
      formDataFilled: false,
      cancelled: false,
      incidentReference: null,
      isOfferRedeemed: false,
    };
    expect(await offers.registration(NR2)).toEqual({ ...none, incidentReference: 'INCD-100202-A' });
    expect(await offers.registration(NR3)).toEqual({
      ...none,
      formDataFilled: true,
      incidentReference: 'INCD-100203-A',
    });
    expect(await offers.registration(NR4)).toEqual({
      ...none,
      formDataFilled: true,
      incidentReference: 'INCD-100204-A',
      isOfferRedeemed: true,
    });
    expect(await offers.registration(NR5)).toEqual({
      ...none,
      cancelled: true,
      incidentReference: 'INCD-100205-A',
    });
    expect(await offers.registration(NONE)).toEqual(none);
    expect(await offers.status(NR2)).toEqual({ hasEmail: false, isOfferRedeemed: false });
    expect(await offers.status(NR3)).toEqual({ hasEmail: true, isOfferRedeemed: false });
    expect(await offers.status(NR4)).toEqual({ hasEmail: true, isOfferRedeemed: true });
    expect(await offers.status(NONE)).toEqual({ hasEmail: false, isOfferRedeemed: false });
  });

  it.each(['INCD-100202-A', null])('what a form about %j told [J-466]', async (reference) => {
    const store = await makeStore();
    const offers = start(store);
    await tell(store, plannedForm(NR2, reference, 'sam@mail.example'));
    await tell(store, plannedForm(NR2, reference));
    expect(await offers.registration(NR2)).toMatchObject({
      formDataFilled: true,
      isOfferRedeemed: false,
    });
    expect(await offers.status(NR2)).toEqual({ hasEmail: true, isOfferRedeemed: false });
    expect(await offers.registration(NR5)).toMatchObject({ formDataFilled: false });
    expect(
      JSON.stringify(await store.db.selectFrom('planned_registration').selectAll().execute()),
    ).not.toContain(NR2);
  });

  it('nothing of a form about other work, or of another form', async () => {
    const store = await makeStore();
    const offers = start(store);
    await tell(store, plannedForm(NR2, 'INCD-OLD'));
    await tell(store, {
      channel: 'submit-form',
      body: { ...plannedForm(NR2, null).body, pageType: 'psr' },
    });
    expect(await offers.registration(NR2)).toMatchObject({ formDataFilled: false });
  });

  it('that an offer was redeemed once it was requested [J-454, J-458, J-464, J-465, J-469, J-725 to J-727]', async () => {
    const offers = start(await makeStore());
    expect(await offers.wasRequested(exampleRequest(NR2))).toBe(false);
    expect(await offers.request(exampleRequest(NR2))).toBe('requested');
    expect(await offers.wasRequested(exampleRequest(NR2))).toBe(true);
    expect(await offers.wasRequested(exampleRequest(NR2, { incidentReference: null }))).toBe(false);
    expect(await offers.registration(NR2)).toMatchObject({ isOfferRedeemed: true });
    expect(await offers.status(NR2)).toEqual({ hasEmail: true, isOfferRedeemed: true });
  });
});

describe('offers fail [J-467, J-724]', () => {
  it('as unavailable, whatever the service says', async () => {
    for (const answer of wrongAnswers) {
      const server = await serveOnLoopback(() => answer.clone());
      undo.push(server.close);
      const offers = createHttpOffers(
        createHttpClient({ name: 'the operator', baseUrl: server.url, retries: 0 }),
      );
      for (const call of [offers.registration(NR2), offers.status(NR2)])
        await expect(call).rejects.toMatchObject({ kind: 'unavailable' });
    }
  });

  it('as unavailable while there is no picture of the network, or no store', async () => {
    const away = { byMpan: () => Promise.reject(new Failure('unavailable', 'no picture')) };
    const broken = { byMpan: () => Promise.reject(new Error('anything')) };
    for (const none of [away, broken]) {
      const offers = createHttpOffers(operatorOf({} as Store, none.byMpan).client('it'));
      await expect(offers.registration(NR2)).rejects.toMatchObject({ kind: 'unavailable' });
    }
  });
});
