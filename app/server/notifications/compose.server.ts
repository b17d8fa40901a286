import type { Trouble } from '~/domain/open/status/source-days';
import { purgeAllowances } from '~/server/lib/allowance.server';
import type { Language } from '~/words/language';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import type { IncidentSnapshot, Incidents } from '../incidents/incidents';
import type { Logger } from '~/server/lib/logger.server';
import type { Outbox } from '../outbox/outbox';
import { createSealer } from '~/server/lib/seal.server';
import type { Store } from '../store/open.server';
import { createTextUpdates, keepsOwnList } from '~/server/ports/text-updates/create.server';
import { createTextLimits } from '~/server/ports/text-updates/limits.server';
import { createMarks } from '~/server/ports/text-updates/marks.server';
import type { StoredTextUpdates } from '~/server/ports/text-updates/text-updates';
import type { Operator } from '../operator.server';
import type { StillOff } from '../submissions/still-off.server';
import type { Submissions } from '../submissions/submissions';
import { createNotifications } from './create.server';
import type { WordingIn } from './in-languages';
import { wordingOf } from './message-text';
import type { TextSender } from './notifications';
import { isPushEndpoint } from './push/endpoint';
import { createPushFollowers } from './push/followers.server';
import { createVapidKeys } from './push/keys.server';
import { createPushSender } from './push/sender.server';
import { createReplies, purgeReplies, type Replies } from './replies/handle.server';
import { createTextService } from './service.server';

interface Parts {
  readonly env: Pick<
    Env,
    | 'OPERATOR_URL'
    | 'OPERATOR_KEY'
    | 'TEXT_MESSAGES_URL'
    | 'TEXT_MESSAGES_KEY'
    | 'TEXT_MESSAGES_HOOK_SECRET'
    | 'TEXT_SIGN_UPS_PER_HOUR'
    | 'SECRETS'
    | 'BASE_URL'
    | 'VAPID_PUBLIC_KEY'
    | 'VAPID_PRIVATE_KEY'
    | 'VAPID_SUBJECT'
    | 'PUSH_HOSTS'
  >;
  /** Whose text message service is asked where none is configured: the demonstration's. */
  readonly operator: Operator;
  readonly store: Store;
  readonly contentIn: (language: Language | null) => Pick<Content, 'language' | 'settings' | 'dictionary' | 'live'>;
  readonly logger: Logger;
  /** Told of every turn of the text message service: why messages did not go out, or null. */
  readonly onSent?: (trouble: Trouble | null) => void;
}

const watchedSender = (sender: TextSender, note: (trouble: Trouble | null) => void): TextSender => ({
  ...sender,
  async send(messages) {
    const results = await sender.send(messages);
    if (results.length > 0) note(results.includes('later') ? 'no-answer' : null);
    return results;
  },
});
/** What sign-ups and replies look at, which is made later. */
interface Around {
  readonly incidents: Pick<Incidents, 'snapshot'>;
  readonly outbox: Outbox;
  readonly submissions: Pick<Submissions, 'newReference'>;
  readonly stillOff: Pick<StillOff, 'submit'>;
}

/**
 * Text updates, notifications, and what they bring about. Incidents are made with `note`, sign-ups know the incidents: hence two steps.
 * Where the operator keeps the list of texts the operator sends them; notifications are the site's own everywhere.
 */
export function createTextMessaging({ env, operator, store, contentIn, logger, onSent = () => {} }: Parts) {
  const sealer = createSealer(env.SECRETS, 'text updates');
  const marks = createMarks(sealer);
  const keys = createVapidKeys({ env, store, sealer });
  let snapshot: Incidents['snapshot'] = () => null;
  const followers = createPushFollowers({ store, marks, snapshot: () => snapshot(), now: Date.now });
  const pushSender = createPushSender({
    keys,
    // Who runs a site for trial has no page that a push service could look at.
    subject: env.VAPID_SUBJECT ?? (env.BASE_URL.startsWith('https:') ? env.BASE_URL : 'mailto:webmaster@localhost'),
    isAllowed: (endpoint) => isPushEndpoint(endpoint, env.PUSH_HOSTS),
    now: Date.now,
  });
  const notifications = createNotifications({
    env,
    store,
    marks,
    contentIn,
    logger,
    now: store.now,
    sender: keepsOwnList(env) ? watchedSender(createTextService(env, operator), onSent) : null,
    push: { sender: pushSender, onGone: followers.forget },
  });
  // Made at the first start, so that the first visitor does not wait for them; where that fails, when they are asked for.
  void store.opened.then(keys).catch(() => undefined);
  return {
    marks,
    limits: createTextLimits({
      store,
      marks,
      logger,
      signUpsPerHour: env.TEXT_SIGN_UPS_PER_HOUR,
      now: store.now,
    }),
    /** Ends what it does by itself. */
    stop: async (): Promise<void> => notifications.stop(),
    note: (picture: IncidentSnapshot) => notifications.note(picture),
    push: { keys, followers },
    start({ incidents, outbox, submissions, stillOff }: Around): {
      readonly textUpdates: StoredTextUpdates;
      readonly replies: Replies | null;
    } {
      snapshot = incidents.snapshot;
      const textUpdates = createTextUpdates({ env, store, outbox, marks, incidents, now: store.now });
      const wordingIn: WordingIn = (language) => wordingOf(env, contentIn(language));
      const replies = keepsOwnList(env)
        ? createReplies({ store, marks, submissions, stillOff, snapshot: () => snapshot(), wordingIn, now: store.now })
        : null;
      return {
        textUpdates: {
          ...textUpdates,
          async purge() {
            await textUpdates.purge();
            await notifications.purge();
            await purgeReplies(store.db, Date.now());
            await purgeAllowances(store.db, store.now());
          },
        },
        replies,
      };
    },
  };
}
