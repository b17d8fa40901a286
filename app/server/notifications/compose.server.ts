import type { Trouble } from '~/domain/open/status/source-days';
import { purgeStoredLimits } from '~/server/lib/stored-limiter.server';
import type { Language } from '~/words/language';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import type { IncidentSnapshot, Incidents } from '../incidents/incidents';
import type { Logger } from '~/server/lib/logger.server';
import type { Outbox } from '../outbox/outbox';
import { createEncrypter } from '~/server/lib/encrypt.server';
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
import type { TextSender, SendResult, TextMessage } from './notifications';
import { isPushEndpoint } from './push/endpoint';
import { createPushFollowers } from './push/followers.server';
import { createVapidKeys } from './push/keys.server';
import { createPushSender } from './push/sender.server';
import { createReplies, purgeReplies, type Replies } from './replies/handle.server';
import { createHttpClient, type HttpClient } from '~/server/lib/http-client.server';
import { isFailure } from '~/domain/failure';
import type { Wire } from '~/server/lib/wire';

/**
 * Returns a message in wire format; `key` is sent as Idempotency-Key. Wire contract:
 * sendTextMessage; docs/decisions/text-updates.md
 */
const messageWire = ({ to, text }: TextMessage): Wire<'TextMessage'> => ({ to, text });

interface Options {
  /** The batch size. */
  readonly atOnce: number;
  /** The number of concurrent requests. */
  readonly parallel: number;
}

/** Creates a sender for a text message service: POST /messages; any 2xx is a success. */
function createHttpSender(client: Pick<HttpClient, 'deliver'>, { atOnce, parallel }: Options): TextSender {
  async function sendOne(message: TextMessage): Promise<SendResult> {
    try {
      await client.deliver('POST', '/messages', messageWire(message), message.key);
      return 'sent';
    } catch (error) {
      return isFailure(error, 'invalid') ? 'refused' : 'later';
    }
  }

  return {
    atOnce,
    async send(messages) {
      const results: SendResult[] = [];
      let next = 0;
      const sendRest = async () => {
        while (next < messages.length) {
          const index = next;
          next += 1;
          results[index] = await sendOne(messages[index] as TextMessage);
        }
      };
      await Promise.all(Array.from({ length: parallel }, sendRest));
      return results;
    },
  };
}

/** At most five seconds each, eight at a time: a hundred finish within the lease of two minutes. */
const OVER_THE_WIRE = { atOnce: 100, parallel: 8 };
/**
 * In the same process: as many as fit one commit, and few enough that other requests get their
 * turn.
 */
const IN_PROCESS = { atOnce: 1000, parallel: 100 };
const TIMEOUT_MS = 5000;
const NAME = 'the text message service';

/**
 * Returns the service at TEXT_MESSAGES_URL, or the demonstration's: without one, a site with an
 * operator sends nothing.
 */
export function createTextService(
  { TEXT_MESSAGES_URL: baseUrl, TEXT_MESSAGES_KEY: key }: Pick<Env, 'TEXT_MESSAGES_URL' | 'TEXT_MESSAGES_KEY'>,
  operator: Operator,
): TextSender {
  return baseUrl === undefined
    ? createHttpSender(operator.client(NAME), IN_PROCESS)
    : createHttpSender(createHttpClient({ name: NAME, baseUrl, key, timeoutMs: TIMEOUT_MS }), OVER_THE_WIRE);
}

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
  /** The operator whose text message service is used if none is configured: the demonstration's. */
  readonly operator: Operator;
  readonly store: Store;
  readonly contentIn: (language: Language | null) => Pick<Content, 'language' | 'settings' | 'dictionary' | 'live'>;
  readonly logger: Logger;
  /** Called after every batch with why messages failed, or null. */
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
/** What sign-ups and replies need, created later. */
interface Around {
  readonly incidents: Pick<Incidents, 'snapshot'>;
  readonly outbox: Outbox;
  readonly submissions: Pick<Submissions, 'newReference'>;
  readonly stillOff: Pick<StillOff, 'submit'>;
}

/**
 * Creates text updates, notifications and replies. Incidents are created with `note`, and sign-ups
 * need the incidents, so it takes two steps. If the operator keeps the list of subscribers, the
 * operator sends the texts; the site always sends its own notifications.
 */
export function createTextMessaging({ env, operator, store, contentIn, logger, onSent = () => {} }: Parts) {
  const encrypter = createEncrypter(env.SECRETS, 'text updates');
  const marks = createMarks(encrypter);
  const keys = createVapidKeys({ env, store, encrypter });
  let snapshot: Incidents['snapshot'] = () => null;
  const followers = createPushFollowers({ store, marks, snapshot: () => snapshot(), now: Date.now });
  const pushSender = createPushSender({
    keys,
    // A trial site has no public page for a push service to visit.
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
  // Created at startup, so that the first visitor does not wait for them; if that fails, on first
  // use.
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
    /** Stops its background work. */
    stop: async (): Promise<void> => notifications.stop(),
    note: (snapshot: IncidentSnapshot) => notifications.note(snapshot),
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
            await purgeStoredLimits(store.db, store.now());
          },
        },
        replies,
      };
    },
  };
}
