import { expect, vi } from 'vitest';
import { exampleIncident } from '../fixtures/example-incident';
import type { Submission } from '~/forms/engine/payload';
import type { Env } from '~/server/env.server';
import { buildSnapshot } from '../fixtures/build-snapshot';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { createNotifications } from '~/server/texts/create.server';
import { createPushFollowers } from '~/server/texts/push/followers.server';
import { createReplies } from '~/server/texts/replies/handle.server';
import { createOutbox } from '~/server/outbox/create.server';
import { createMpanRequests } from '~/server/ports/mpan/requests-store.server';
import { createOffersRequests } from '~/server/ports/offers/create.server';
import { createEmbeddedTextUpdates } from '~/server/texts/sign-ups/embedded.server';
import { createHashes } from '~/server/texts/sign-ups/hashes.server';
import type { Store } from '~/server/store/open.server';
import { stillOffSubmission } from '~/server/submissions/still-off-submission';
import { createStillOff } from '~/server/submissions/still-off.server';
import { createSubmissions } from '~/server/submissions/store.server';
import { exampleSubmission } from './example-submission';
import { quietLogger } from './stores';

/** A person, as they name themselves in forms. */
export interface Person {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly postcode: string;
  readonly mpan: string;
  /** Of their browser's notifications. */
  readonly endpoint: string;
}

const POSTCODE = 'CB1 9ZA';
export const OVER = exampleIncident({
  reference: 'INCD-1-R',
  powerCutType: 'restored',
  sectors: ['CB1 9'],
  postcodes: [POSTCODE],
});
export const UNDER_WAY = exampleIncident({
  reference: 'INCD-2-A',
  sectors: ['CB1 9'],
  postcodes: [POSTCODE],
});
const KEYS = {
  p256dh: 'BJ62qyrUfJMbJFEo5X4Mnb7yXSQ1tDx5UYbVjVMyDe-3Y6lXmZVJqLJtFyWXcSbkVUK0cm_9rxcp2bEWmNSnZWM',
  auth: 'zqbxT6JKstKSY9JKibZLSQ',
};

/** What takes things, as the site has it, at some time. */
export function roomsAt(store: Store, env: Env, now = Date.now) {
  const marks = createHashes(createEncrypter(env.SECRETS, 'text updates'));
  const snapshot = () => buildSnapshot([OVER, UNDER_WAY], now());
  const receiver = { deliver: async () => null };
  const encrypter = (purpose: string) => createEncrypter(env.SECRETS, purpose);
  const outbox = createOutbox({
    store,
    receiver,
    encrypter: encrypter('outbox'),
    logger: quietLogger,
    now,
  });
  const drafts = { removeIn: async () => {} };
  const submissions = createSubmissions({
    store,
    outbox,
    drafts,
    encrypter: encrypter('submissions'),
    now,
  });
  const stillOff = createStillOff({ store, marks, submissions, snapshot, now });
  const offers = createOffersRequests({ store, outbox, encrypter: encrypter('offers'), now });
  const mpans = createMpanRequests({
    store,
    outbox,
    encrypter: encrypter('meter point requests'),
    now,
  });
  const list = createEmbeddedTextUpdates({ store, marks, snapshot, now });
  const wording = {
    operator: 'Meridian',
    baseUrl: 'https://site.test',
    dictionary: {},
    storm: false,
    replies: true,
  };
  const replies = createReplies({
    store,
    marks,
    submissions,
    stillOff,
    snapshot,
    wordingIn: () => wording,
    now,
  });
  const followers = createPushFollowers({ store, marks, snapshot, now });
  const notifications = createNotifications({
    env: { ...env, TEXT_MESSAGES_HOOK_SECRET: 'a secret of sixteen letters' },
    store,
    marks,
    contentIn: () => ({}) as never,
    logger: quietLogger,
    sender: { atOnce: 1, send: async (texts) => texts.map(() => 'later' as const) },
    now,
    everyMs: 1e9,
  });
  return { outbox, submissions, stillOff, offers, mpans, list, replies, followers, notifications };
}

/** All that somebody can do here which leaves something behind, until it has arrived. */
export async function doAll(store: Store, env: Env, who: Person): Promise<void> {
  const { name, endpoint } = who;
  const { outbox, submissions, stillOff, offers, mpans, list, replies, followers, notifications } =
    roomsAt(store, env);
  await notifications.stop();
  const sectionFields = [{ name: 'phone', value: who.mobile }];
  await submissions.submit(
    exampleSubmission({
      guIReference: `FORM-${name}`,
      formData: [{ sectionName: 'One', sectionFields }],
    }),
    { idempotencyKey: `form-${name}` },
  );
  const report: Submission = stillOffSubmission({
    reference: `STILL-${name}`,
    incident: OVER.reference,
    address: {
      AddressLine1: `House of ${name}`,
      AddressLine2: '',
      AddressLine3: '',
      AddressLine4: '',
      Postcode: who.postcode,
      Mpan: null,
      ManuallyEnteredAddress: true,
    },
    whatHappened: null,
    mobile: who.mobile,
    toldBy: 'Website',
    at: Date.now(),
  });
  await stillOff.submit(report, {
    idempotencyKey: `still-${name}`,
    reporter: { caller: `network of ${name}`, visit: `visit of ${name}` },
  });
  await offers.request(
    {
      emailAddress: who.email,
      mpan: who.mpan,
      incidentReference: UNDER_WAY.reference,
      futurePlannedPowerCutOffers: [{ ItemName: 'Flask' }],
    },
    { idempotencyKey: `offers-${name}` },
  );
  await mpans.request(
    'manual-mpan-checker',
    {
      isBillPayerManual: true,
      personalDetails: {
        firstName: name,
        lastName: name,
        telephoneNumber: who.mobile,
        emailAddress: who.email,
      },
      manualAddress: { addressLine1: `House of ${name}`, city: 'Newhaven', postcode: who.postcode },
    } as never,
    { idempotencyKey: `mpan-${name}` },
  );
  await vi.waitFor(async () => {
    const waiting = store.db
      .selectFrom('outbox')
      .where('kind', '=', 'operator')
      .where('state', '=', 'waiting');
    expect(await waiting.select('id').execute()).toEqual([]);
  });
  await outbox.stop();
  const nothing = {
    name: null,
    addressLine1: null,
    reference: null,
    live: false,
    futurePlanned: false,
  };
  await list.signUp({
    ...nothing,
    mobile: who.mobile,
    place: who.postcode,
    mpan: who.mpan,
    futureUnplanned: true,
    key: `sign-up-${name}`,
  });
  for (const message of ['STATUS', 'OFF'])
    await replies.handle({ id: `${message} ${name}`, from: who.mobile, to: '60006', message });
  await followers.follow(
    { endpoint, keys: KEYS, quiet: false },
    { reference: UNDER_WAY.reference },
    'cy',
  );
}
