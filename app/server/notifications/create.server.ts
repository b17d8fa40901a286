import { MINUTE, SECOND, type Instant } from '~/domain/instant';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import type { IncidentSnapshot } from '../incidents/incidents';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../logger.server';
import type { Store } from '../store/open.server';
import type { Marks } from '../text-updates/marks.server';
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

  async function turn(): Promise<void> {
    while (waiting && !isStopped) {
      const { incidents } = waiting;
      waiting = null;
      await watch.look(incidents);
    }
    await planner.plan();
    await sending.send(() => isStopped);
  }
  const failed = (error: unknown) =>
    logger.warn(
      { err: error instanceof Error ? error.name : 'unknown' },
      'text updates stand still; they are tried again',
    );
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
      await working;
    },
  };
}
