import { SECOND, type Instant } from '~/domain/time/instant';
import type { Language } from '~/words/language';
import type { Content } from '../content/content';
import type { IncidentSnapshot } from '../incidents/incidents';
import { startPolling } from '~/server/lib/polling';
import type { Logger } from '~/server/lib/logger.server';
import type { Store } from '../store/open.server';
import type { Hashes } from './sign-ups/hashes.server';
import type { OwnMessage, SignedUpFor } from './sign-ups/rows.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { startWorker } from '../outbox/worker.server';
import { newsText, ownText, wordingOf, nextKey, type Wording } from './message-text';
import { inAllLanguages, textIn, type WordingIn } from './in-languages';
import type { TextEnv } from './gateways/create.server';
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
const GRACE_MS = 1500;

interface Parts {
  readonly env: TextEnv;
  readonly store: Store;
  readonly marks: Hashes;
  readonly contentIn: (
    language: Language | null,
  ) => Pick<Content, 'language' | 'settings' | 'dictionary' | 'live'>;
  readonly logger: Logger;
  /** Null if the operator keeps the list of subscribers and sends the texts. */
  readonly sender: TextSender | null;
  readonly texts?: Pick<Parameters<typeof createTextTransport>[0], 'heldAt' | 'onGone'>;
  readonly push?: {
    readonly sender: TextSender;
    readonly onGone: (marks: readonly string[]) => Promise<void>;
  };
  readonly now?: () => Instant;
  readonly everyMs?: number;
}

export interface Notifications {
  /** Returns at once. If the store is slower than snapshots arrive, only the newest is used. */
  handleSnapshot(snapshot: IncidentSnapshot): void;
  /** Resolves when everything recorded is planned, or has failed. */
  settled(): Promise<void>;
  purge(): Promise<void>;
  /** Waits briefly for messages in flight, and releases the rest. Never rejects. */
  stop(): Promise<void>;
}

/**
 * One message per number, sent until delivered, outside any request. docs/decisions/text-updates.md
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
  /** The newest snapshot, for news that waited so long that it has to be written again. */
  let latest: IncidentSnapshot | null = null;
  function latestNews(reference: string, language: string | null): string | null | undefined {
    if (latest === null) return undefined;
    const incident = latest.byReference.get(reference);
    return incident
      ? textIn(wordingIn, language, (wording) => newsText(incident, now(), wording))
      : null;
  }
  const transports = [
    ...(parts.sender
      ? [
          createTextTransport({
            ...carriedBy,
            ...parts.texts,
            sender: parts.sender,
            ownText: ownWords,
            latestNews,
          }),
        ]
      : []),
    ...(parts.push
      ? [createTextTransport({ ...carriedBy, ...parts.push, kind: 'push', ownText: ownWords })]
      : []),
  ];
  const workers = transports.map((transport) => startWorker({ store, transport, logger, now }));

  let waiting: IncidentSnapshot | null = null;
  let working: Promise<void> | null = null;
  let isStopped = false;
  let isFailing = false;

  async function turn(): Promise<void> {
    // Until the store is open there is nothing to send and nowhere to record news: the newest
    // snapshot waits.
    if (!store.isOpen()) return;
    while (waiting && !isStopped) {
      const snapshot = waiting;
      waiting = null;
      try {
        await watch.look(snapshot.incidents);
      } catch (error) {
        // The next run retries it unless a newer one arrived: an unchanged snapshot is not recorded
        // twice.
        waiting ??= snapshot;
        throw error;
      }
    }
    await planner.plan();
    for (const worker of workers) worker.wake();
    if (isFailing) logger.info({}, 'text updates go on');
    isFailing = false;
  }
  /** Once per outage of the store. */
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
    handleSnapshot(snapshot) {
      latest = snapshot;
      waiting = snapshot;
      void work();
    },
    async purge() {
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

/** For app/offline/push.ts, as JSON, with nothing about the reader. */
function pushText(
  incident: Incident,
  now: Instant,
  { language, dictionary, storm }: Wording,
): string {
  const words = textsOf(incidentWords, dictionary);
  const t = textsOf({ ...pushTexts, ...textMessageTexts }, dictionary);
  const url = incidentUrl(incident.reference, null);
  return JSON.stringify({
    title: titleOf(situationOf(incident, now, { storm }), {
      t: words,
      place: townPlaceOf(incident, words),
      days: 'short',
    }),
    body: t(nextKey(incident, now, false)),
    url: language ? addressIn(language, url) : url,
    tag: incident.reference,
    stop: t('pushStopShort'),
  });
}
