import { expect, vi } from 'vitest';
import { exampleIncident } from '../fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { buildSnapshot } from '../fixtures/build-snapshot';
import { createEncrypter, secretsOf } from '~/server/lib/encrypt.server';
import type { Content } from '~/server/content/content';
import type { Language } from '~/words/language';
import { withLanguages } from '~/server/languages/content.server';
import { wordingOf } from '~/server/texts/message-text';
import { createNotifications } from '~/server/texts/create.server';
import type { TextMessage } from '~/server/texts/notifications';
import { createReplies } from '~/server/texts/replies/handle.server';
import { createEmbeddedTextUpdates } from '~/server/texts/sign-ups/embedded.server';
import { createHashes } from '~/server/texts/sign-ups/hashes.server';
import type { SignUp } from '~/server/texts/sign-ups/port';
import type { Store } from '~/server/store/open.server';
import { createAcceptedWork } from '~/server/submissions/create.server';
import { createStillOff } from '~/server/submissions/still-off.server';
import { demoOperator } from './demo-operator';
import { quietLogger } from './stores';

const SECRETS = secretsOf('a secret of sixteen letters');
export const marks = createHashes(createEncrypter(SECRETS, 'text updates'));
export const ANN = '+447700900001';
export const wording = {
  operator: 'Meridian',
  baseUrl: 'https://www.meridian.example',
  dictionary: {},
  storm: false,
  replies: true,
};
const base = {
  settings: () => ({ operator: { name: 'Meridian' } }),
  live: () => ({ stormMode: false }),
  dictionary: () => ({}),
};
const contentIn = (language: Language | null) =>
  withLanguages(() => base as unknown as Content)(language).content;

export const START = Date.UTC(2026, 2, 10, 12);
/** The clock of the tests. */
export const clock = { now: START };
const now = () => clock.now;
export const cut = exampleIncident({
  reference: 'INCD-1-A',
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA', 'CB1 9ZB'],
  estimateText: '10 Mar 15:00 - 16:00',
});
export const restored: Incident = { ...cut, powerCutType: 'restored', restoredAt: START };
export const elsewhere = exampleIncident({
  reference: 'INCD-2-A',
  sectors: ['IP1 9'],
  postcodes: ['IP1 9ZA'],
});

/**
 * Runs text messages end to end: sign-up, news, replies, and the texts that reach the phone.
 * @param later registers the clean-up after the test
 */
export function textingPhone(store: Store, later: (step: () => Promise<unknown>) => void) {
  let incidents: readonly Incident[] = [cut];
  const snapshot = () => (incidents.length === 0 ? null : buildSnapshot(incidents, now()));
  const sent: TextMessage[] = [];
  const sender = {
    atOnce: 10,
    send: async (messages: readonly TextMessage[]) =>
      messages.map((one) => (sent.push(one), 'sent' as const)),
  };
  const { submissions, outbox } = createAcceptedWork({
    env: { SECRETS },
    operator: demoOperator({ store }),
    store,
    logger: quietLogger,
    now,
  });
  const stillOff = createStillOff({ store, marks, submissions, snapshot, now });
  const env = {
    BASE_URL: wording.baseUrl,
    TEXT_MESSAGES_HOOK_SECRET: 'a secret of sixteen letters',
  };
  const notifications = createNotifications({
    env,
    store,
    marks,
    contentIn,
    logger: quietLogger,
    sender,
    now,
    everyMs: 1e9,
  });
  later(() => notifications.stop());
  later(() => outbox.stop());
  const list = createEmbeddedTextUpdates({ store, marks, snapshot, now });
  const replies = createReplies({
    store,
    marks,
    submissions,
    stillOff,
    snapshot,
    wordingIn: (language) => wordingOf(env, contentIn(language)),
    now,
  });
  let ids = 0;

  /** Sends the waiting messages. */
  async function settle(): Promise<readonly string[]> {
    const before = sent.length;
    notifications.handleSnapshot(buildSnapshot(incidents, now()));
    await notifications.settled();
    const due = () =>
      store.db
        .selectFrom('outbox')
        .where('kind', '=', 'text')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now())
        .select('id')
        .execute();
    await vi.waitFor(async () => expect(await due()).toEqual([]), { timeout: 8000, interval: 5 });
    return sent.slice(before).map(({ text }) => text);
  }

  const signUp = (more: Partial<SignUp> = {}) => {
    const request = {
      name: null,
      place: null,
      mpan: null,
      addressLine1: null,
      reference: null,
      key: null,
    };
    const wanted = { mobile: ANN, live: false, futureUnplanned: false, futurePlanned: false };
    return list.signUp({ ...wanted, ...request, ...more });
  };

  return {
    sent,
    stillOff,
    replies,
    settle,
    async show(...next: Incident[]) {
      incidents = next;
      return settle();
    },
    forgetSnapshot: () => (incidents = []),
    signUp,
    async follow(more: Partial<SignUp> = {}) {
      expect(await signUp(more)).toMatchObject({ reason: null });
      await settle();
    },
    /** Returns the texts sent in reply. */
    async text(
      message: string,
      { from = ANN, id = `m-${(ids += 1)}` } = {},
    ): Promise<readonly string[]> {
      const before = sent.length;
      await replies.handle({ id, from, to: '60006', message });
      await vi.waitFor(async () => {
        const rows = await store.db
          .selectFrom('outbox')
          .where('kind', '=', 'text')
          .where('state', '=', 'waiting')
          .select('id')
          .execute();
        if (rows.length > 0) await settle();
        expect(rows).toEqual([]);
      });
      return sent.slice(before).map(({ text }) => text);
    },
    /** Returns all rows about texts as JSON. */
    async storedRows(): Promise<string> {
      const tables = ['text_subscription', 'outbox', 'text_reply'] as const;
      return JSON.stringify(
        await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute())),
      );
    },
    /** Returns the number of homes counted, even if it is too small to publish. */
    homesCounted: async (reference: string) =>
      new Set(
        (
          await store.db
            .selectFrom('still_off')
            .where('reference', '=', reference)
            .select('counted_as')
            .execute()
        ).map(({ counted_as }) => counted_as),
      ).size,
    toldOperator: async () =>
      store.db
        .selectFrom('operator_delivery')
        .where('kind', '=', 'still-off')
        .select('incident')
        .execute(),
  };
}
