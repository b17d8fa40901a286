import type { Trouble } from '~/domain/open/status/source-days';
import { purgeStoredLimits } from '~/server/lib/stored-limiter.server';
import type { Language } from '~/words/language';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import type { Incidents } from '../incidents/incidents';
import type { Logger } from '~/server/lib/logger.server';
import type { Outbox } from '../outbox/outbox';
import type { Encrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import { createTextUpdates, keepsOwnList } from './sign-ups/create.server';
import { createTextLimits } from './sign-ups/sign-up-limits.server';
import { endGone } from './sign-ups/stops.server';
import type { Hashes } from './sign-ups/hashes.server';
import type { Operator } from '../operator.server';
import type { StillOff } from '../submissions/still-off.server';
import type { Submissions } from '../submissions/submissions';
import { createNotifications } from './create.server';
import type { WordingIn } from './in-languages';
import { wordingOf } from './message-text';
import { createTextService, type TextEnv } from './gateways/create.server';
import { createSegmentBudget } from './gateways/segments.server';
import type { TextSender } from './notifications';
import { isPushEndpoint } from './push/endpoint';
import { createPushFollowers } from './push/followers.server';
import { createVapidKeys } from './push/keys.server';
import { createPushSender } from './push/sender.server';
import { pushSubject } from './push/subject';
import { createReplies } from './replies/handle.server';

interface Parts {
  readonly env: TextEnv &
    Pick<
      Env,
      | 'OPERATOR_URL'
      | 'OPERATOR_KEY'
      | 'TEXT_SEGMENTS_PER_DAY'
      | 'TEXT_SIGN_UPS_PER_HOUR'
      | 'SECRETS'
      | 'VAPID_PUBLIC_KEY'
      | 'VAPID_PRIVATE_KEY'
      | 'VAPID_SUBJECT'
      | 'PUSH_HOSTS'
    >;
  /** Its text message service is used if none is configured: the demonstration's. */
  readonly operator: Operator;
  readonly store: Store;
  readonly encrypter: Encrypter;
  readonly marks: Hashes;
  readonly incidents: Pick<Incidents, 'snapshot'>;
  readonly outbox: Outbox;
  readonly submissions: Pick<Submissions, 'newReference'>;
  readonly stillOff: Pick<StillOff, 'submit'>;
  readonly contentIn: (
    language: Language | null,
  ) => Pick<Content, 'language' | 'settings' | 'dictionary' | 'live'>;
  readonly logger: Logger;
  readonly onSent?: (trouble: Trouble | null) => void;
}

const watchedSender = (
  sender: TextSender,
  note: (trouble: Trouble | null) => void,
): TextSender => ({
  ...sender,
  async send(messages, stopping) {
    const results = await sender.send(messages, stopping);
    if (results.length > 0) note(results.includes('later') ? 'no-answer' : null);
    return results;
  },
});

/**
 * If the operator keeps the list of subscribers, the operator sends the texts; the site always sends
 * its own notifications.
 */
export function createTextMessaging({
  env,
  operator,
  store,
  encrypter,
  marks,
  incidents,
  outbox,
  submissions,
  stillOff,
  contentIn,
  logger,
  onSent = () => {},
}: Parts) {
  const { snapshot } = incidents;
  const { now } = store;
  const keys = createVapidKeys({ env, store, encrypter });
  const followers = createPushFollowers({ store, marks, snapshot, now: Date.now });
  const subject = pushSubject(env);
  if (subject === null)
    logger.info(
      {},
      'notifications are not offered: push services ask for a contact (set VAPID_SUBJECT, or a BASE_URL with https)',
    );
  const pushSender =
    subject === null
      ? null
      : createPushSender({
          keys,
          subject,
          isAllowed: (endpoint) => isPushEndpoint(endpoint, env.PUSH_HOSTS),
          now: Date.now,
        });
  const budget = createSegmentBudget({
    store,
    perDay: env.TEXT_SEGMENTS_PER_DAY ?? null,
    logger,
    now,
  });
  const notifications = createNotifications({
    env,
    store,
    marks,
    contentIn,
    logger,
    now,
    sender: keepsOwnList(env)
      ? watchedSender(budget.limit(createTextService(env, operator, logger)), onSent)
      : null,
    texts: {
      heldAt: budget.heldAt,
      onGone: (gone) => endGone(store.db, gone, now()),
    },
    ...(pushSender ? { push: { sender: pushSender, onGone: followers.forget } } : {}),
  });
  // Created at startup, so that the first visitor does not wait for them; if that fails, on first
  // use.
  void store.opened.then(keys).catch(() => undefined);
  const textUpdates = createTextUpdates({ env, store, outbox, marks, incidents, now });
  const wordingIn: WordingIn = (language) => wordingOf(env, contentIn(language));
  return {
    textUpdates: {
      ...textUpdates,
      async purge() {
        await textUpdates.purge();
        await notifications.purge();
        await budget.purge();
        await purgeStoredLimits(store.db, now());
      },
    },
    replies: keepsOwnList(env)
      ? createReplies({ store, marks, submissions, stillOff, snapshot, wordingIn, now })
      : null,
    limits: createTextLimits({
      store,
      marks,
      logger,
      signUpsPerHour: env.TEXT_SIGN_UPS_PER_HOUR,
      now,
    }),
    push: { keys, followers, isOffered: pushSender !== null },
    handleSnapshot: notifications.handleSnapshot,
    stop: notifications.stop,
  };
}
