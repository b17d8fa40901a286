import { MINUTE, SECOND, type Instant } from '~/domain/instant';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import type { IncidentSnapshot } from '../incidents/incidents';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../logger.server';
import type { Store } from '../store/open.server';
import type { Marks } from '../text-updates/marks.server';
import { within } from '../within.server';
import { createEmbeddedSender } from './embedded.server';
import { createHttpSender } from './http.server';
import { newsText, ownText, type Wording } from './message-text';
import type { TextSender } from './notifications';
import { createPlanner } from './plan.server';
import { createMessageQueue } from './queue.server';
import { createSending } from './send.server';
import { createWatch } from './watch.server';

const SEND_EVERY = 5 * SECOND;
const TIDY_EVERY = 15 * MINUTE;
const TIMEOUT_MS = 5000;
/** How long an end waits for what is on its way. */
const GRACE_MS = 1500;

interface Parts {
  readonly env: Pick<Env, 'TEXT_MESSAGES_URL' | 'TEXT_MESSAGES_KEY' | 'BASE_URL'>;
  readonly store: Store;
  readonly marks: Marks;
  readonly content: Pick<Content, 'settings' | 'dictionary' | 'live'>;
  readonly logger: Logger;
  readonly sender?: TextSender;
  readonly now?: () => Instant;
  readonly sendEveryMs?: number;
}

export interface Notifications {
  /** Takes note of a picture and returns at once. Where the store is slower than the pictures come, the newest one counts. */
  note(snapshot: IncidentSnapshot): void;
  /** Resolves when what was noted is planned and what is due is sent, or has failed. */
  settled(): Promise<void>;
  /** Takes no more, waits a little for what is on its way, and gives back what has not gone out. Never rejects. */
  stop(): Promise<void>;
}

/**
 * Tells those who asked when an incident changes: news from each picture, one message for each number, sent until it arrives. All of
 * it off the path of any request. docs/decisions/text-updates.md
 */
export function createNotifications(parts: Parts): Notifications {
  const { env, store, marks, content, logger, now = Date.now, sendEveryMs = SEND_EVERY } = parts;
  const wording = (): Wording => ({
    operator: content.settings().operator.name,
    baseUrl: env.BASE_URL,
    dictionary: content.dictionary(),
    storm: content.live().stormMode,
  });
  const embedded = createEmbeddedSender({ store, marks, now });
  const service = env.TEXT_MESSAGES_URL
    ? createHttpSender(
        createHttpClient({
          name: 'the text message service',
          baseUrl: env.TEXT_MESSAGES_URL,
          key: env.TEXT_MESSAGES_KEY,
          timeoutMs: TIMEOUT_MS,
        }),
      )
    : embedded;
  const queue = createMessageQueue(store, now);
  const watch = createWatch({ store, now, textOf: (incident, at) => newsText(incident, at, wording()) });
  const planner = createPlanner(store, now);
  const sending = createSending({
    queue,
    marks,
    logger,
    now,
    sender: parts.sender ?? service,
    ownText: (name) => ownText(name, wording()),
  });

  let waiting: IncidentSnapshot | null = null;
  let working: Promise<void> | null = null;
  let isStopped = false;
  let isFailing = false;

  async function turn(): Promise<void> {
    // Before that there is nothing to send, and nowhere to write what is news: the newest picture waits.
    if (!store.isOpen()) return;
    while (waiting && !isStopped) {
      const picture = waiting;
      waiting = null;
      try {
        await watch.look(picture.incidents);
      } catch (error) {
        // The next turn looks at it again, unless a newer one has come: a picture that stays the same is not noted twice.
        waiting ??= picture;
        throw error;
      }
    }
    await planner.plan();
    await sending.send(() => isStopped);
    if (isFailing) logger.info({}, 'text updates go on');
    isFailing = false;
  }
  /** Said once, however long the store is away. */
  function failed(error: unknown): void {
    const err = error instanceof Error ? error.name : 'unknown';
    if (!isFailing) logger.warn({ err }, 'text updates stand still; they are tried again');
    isFailing = true;
  }
  const work = (): Promise<void> =>
    (working ??= turn()
      .catch(failed)
      .finally(() => (working = null)));
  const sendingOn = startPolling(async () => (isStopped ? undefined : work()), sendEveryMs);
  const tidying = startPolling(async () => {
    await Promise.all([queue.purge(), embedded.purge()]).catch(failed);
  }, TIDY_EVERY);

  return {
    note(snapshot) {
      waiting = snapshot;
      void work();
    },
    async settled() {
      while (working) await working;
    },
    async stop() {
      isStopped = true;
      sendingOn.stop();
      tidying.stop();
      await within(GRACE_MS, working ?? Promise.resolve(), undefined);
      await within(GRACE_MS, sending.release(), undefined);
    },
  };
}
