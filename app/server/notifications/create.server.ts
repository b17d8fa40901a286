import { SECOND, type Instant } from '~/domain/time/instant';
import type { Language } from '~/words/language';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import type { IncidentSnapshot } from '../incidents/incidents';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Store } from '../store/open.server';
import type { Marks } from '~/server/ports/text-updates/marks.server';
import type { OwnMessage, SignedUpFor } from '~/server/ports/text-updates/rows.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { startWorker } from '../outbox/worker.server';
import { newsText, ownText, wordingOf, nextKey, type Wording } from './message-text';
import { inAllLanguages, textIn, type WordingIn } from './in-languages';
import type { TextSender } from './notifications';
import { createPlanner } from './plan.server';
import { createTextTransport } from './send.server';
import { createWatch } from './watch.server';
import { incidentUrl } from '~/domain/incident/for-address';
import { situationOf } from '~/domain/incident/situation';
import type { Incident } from '~/domain/incident/incident';
import { townPlaceOf } from '~/journeys/incident/words/place';
import { titleOf } from '~/journeys/incident/words/title';
import { addressIn } from '~/words/languages';
import { incidentWords } from '~/words/incident';
import { push as pushTexts, textMessage as textMessageTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';

const EVERY = 5 * SECOND;
/** How long an end waits for what is being planned. */
const GRACE_MS = 1500;

interface Parts {
  readonly env: Pick<Env, 'BASE_URL' | 'TEXT_MESSAGES_HOOK_SECRET'>;
  readonly store: Store;
  readonly marks: Marks;
  readonly contentIn: (language: Language | null) => Pick<Content, 'language' | 'settings' | 'dictionary' | 'live'>;
  readonly logger: Logger;
  /** Null where the operator keeps the list of who wants texts, and sends them. */
  readonly sender: TextSender | null;
  /** How notifications of browsers get out, and what becomes of browsers that are no more. */
  readonly push?: { readonly sender: TextSender; readonly onGone: (marks: readonly string[]) => Promise<void> };
  readonly now?: () => Instant;
  /** Between two looks for what is to be planned or sent, in milliseconds. */
  readonly everyMs?: number;
}

export interface Notifications {
  /** Takes note of a picture and returns at once. Where the store is slower than the pictures come, the newest one counts. */
  note(snapshot: IncidentSnapshot): void;
  /** Resolves when what was noted is planned, or has failed. */
  settled(): Promise<void>;
  /** Deletes what is past its time. */
  purge(): Promise<void>;
  /** Takes no more, waits a little for what is on its way, and gives back what has not gone out. Never rejects. */
  stop(): Promise<void>;
}

/**
 * Tells those who asked when an incident changes: news from each picture, one message for each number, sent until it arrives. All of
 * it off the path of any request. docs/decisions/text-updates.md
 */
export function createNotifications(parts: Parts): Notifications {
  const { env, store, marks, contentIn, logger, now = Date.now, everyMs = EVERY } = parts;
  const wordingIn: WordingIn = (language) => wordingOf(env, contentIn(language));
  const watch = createWatch({
    store,
    marks,
    now,
    textOf: (incident, at) => newsText(incident, at, wordingIn(null)),
    pushOf: (incident, at) => pushText(incident, at, wordingIn(null)),
    translationsOf: (incident, at) =>
      inAllLanguages(
        wordingIn,
        (wording) => newsText(incident, at, wording),
        (wording) => pushText(incident, at, wording),
      ),
  });
  const planner = createPlanner(store, now);
  const carriedBy = { db: store.db, marks, logger, now, idleMs: everyMs };
  const ownWords = (name: OwnMessage, language: string | null, about: SignedUpFor | null) =>
    textIn(wordingIn, language, (wording) => ownText(name, wording, about));
  const transports = [
    ...(parts.sender ? [createTextTransport({ ...carriedBy, sender: parts.sender, ownText: ownWords })] : []),
    ...(parts.push ? [createTextTransport({ ...carriedBy, ...parts.push, kind: 'push', ownText: ownWords })] : []),
  ];
  const workers = transports.map((transport) => startWorker({ store, transport, logger, now }));

  let waiting: IncidentSnapshot | null = null;
  let working: Promise<void> | null = null;
  let isStopped = false;
  let isFailing = false;

  async function turn(): Promise<void> {
    // Before that there is nothing to send, and nowhere to write what is news: the newest picture waits.
    if (!store.isOpen()) return;
    while (waiting && !isStopped) {
      const snapshot = waiting;
      waiting = null;
      try {
        await watch.look(snapshot.incidents);
      } catch (error) {
        // The next turn looks at it again, unless a newer one has come: a picture that stays the same is not noted twice.
        waiting ??= snapshot;
        throw error;
      }
    }
    await planner.plan();
    for (const worker of workers) worker.wake();
    if (isFailing) logger.info({}, 'text updates go on');
    isFailing = false;
  }
  /** Said once, however long the store is away. */
  function failed(error: unknown): void {
    const err = error instanceof Error ? error.name : 'unknown';
    if (!isFailing) logger.warn({ err }, 'text updates have stopped; they will be tried again');
    isFailing = true;
  }
  const work = (): Promise<void> =>
    (working ??= turn()
      .catch(failed)
      .finally(() => (working = null)));
  const planningOn = startPolling(async () => (isStopped ? undefined : work()), everyMs);

  return {
    note(snapshot) {
      waiting = snapshot;
      void work();
    },
    async purge() {
      await planner.purge();
      await watch.purge();
      for (const { queue } of workers) await queue.purge();
    },
    async settled() {
      while (working) await working;
    },
    async stop() {
      isStopped = true;
      planningOn.stop();
      await Promise.all([
        withTimeout(GRACE_MS, working ?? Promise.resolve(), undefined),
        ...workers.map((worker) => worker.stop()),
      ]);
    },
  };
}

/** What a notification shows (app/offline/push.ts), as JSON: what the incident page says to everybody, and nothing of who reads it. */
function pushText(incident: Incident, now: Instant, { language, dictionary, storm }: Wording): string {
  const words = textsOf(incidentWords, dictionary);
  const t = textsOf({ ...pushTexts, ...textMessageTexts }, dictionary);
  const url = incidentUrl(incident.reference, null);
  return JSON.stringify({
    title: titleOf(situationOf(incident, now, { storm }), { t: words, place: townPlaceOf(incident, words) }),
    body: t(nextKey(incident, now, false)),
    url: language ? addressIn(language, url) : url,
    tag: incident.reference,
    stop: t('pushStopShort'),
  });
}
