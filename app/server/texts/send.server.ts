import type { Kysely } from 'kysely';
import { HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import type { Hashes } from './sign-ups/hashes.server';
import { addressIn, type OwnMessage, type SignedUpFor } from './sign-ups/rows.server';
import type { Transport, Outcome, LeasedMessage } from '../outbox/outbox';
import type { Database } from '../store/tables';
import type { SubscriptionWay } from '../store/values';
import type { SendResult, TextMessage, TextSender } from './notifications';
import { translationsBy } from './in-languages';
import { messageKey, readChannel, readReply } from './text-channel.server';

/** An estimate that arrives hours late misleads, so it is not sent. */
const NEWS_FOR = 2 * HOUR;
/** Longer than a batch can take; then another process may send it, under the same key. */
const LEASE = 3 * MINUTE;

interface Options {
  readonly db: Kysely<Database>;
  readonly sender: TextSender;
  readonly marks: Hashes;
  readonly ownText: (
    name: OwnMessage,
    language: string | null,
    about: SignedUpFor | null,
  ) => string;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Instant;
  readonly idleMs: number;
  readonly kind?: SubscriptionWay;
  /** With the marks of expired subscriptions and of numbers that refuse our texts. */
  readonly onGone?: (marks: readonly string[]) => Promise<void>;
  /** What a ceiling held is not late for two hours after that. */
  readonly heldAt?: () => Promise<Instant | null>;
  /** As it is now; null if the incident is no longer listed, undefined without a snapshot. */
  readonly latestNews?: (reference: string, language: string | null) => string | null | undefined;
}

/** Null if there is nothing left to say, undefined if that is not known yet. */
type Words = (language: string | null, about: SignedUpFor | null) => string | null | undefined;

const STATES: Record<SendResult, Outcome['state']> = {
  sent: 'delivered',
  refused: 'dropped',
  gone: 'dropped',
  later: 'waiting',
  held: 'waiting',
};

/** Logs counts, never numbers or texts. */
export function createTextTransport(options: Options): Transport {
  const { db, sender, marks, ownText, logger, now, idleMs, kind = 'text', onGone } = options;
  const { heldAt = async () => null, latestNews = () => null } = options;
  const isLate = (since: Instant): boolean => now() - since > NEWS_FOR;

  async function textsOf(channels: ReadonlySet<string>): Promise<Map<string, Words>> {
    const about = [...channels].map((channel) => [channel, readChannel(channel)] as const);
    const newsIds = about.flatMap(([, one]) => (typeof one === 'number' ? [one] : []));
    const news =
      newsIds.length === 0
        ? []
        : await db
            .selectFrom('text_news')
            .where('id', 'in', newsIds)
            .where('state', 'in', ['planning', 'planned'])
            .select([
              'id',
              kind === 'text' ? 'body' : 'push_body as body',
              'translations',
              'reference',
              'created_at',
            ])
            .execute();
    const bodies = new Map(
      news.flatMap(({ id, body, translations, reference, created_at }) => {
        // Its times have passed by now, so it is written again.
        if (isLate(created_at))
          return [[id, (language: string | null) => latestNews(reference, language)] as const];
        const others = translationsBy(kind, translations);
        return body === null
          ? []
          : [[id, (language: string | null) => others.get(language ?? '') ?? body] as const];
      }),
    );
    return new Map(
      about.flatMap(([channel, one]) => {
        if (one === 'reply') return [];
        const say =
          typeof one === 'number'
            ? bodies.get(one)
            : (language: string | null, about: SignedUpFor | null) => ownText(one, language, about);
        return say ? [[channel, say] as const] : [];
      }),
    );
  }

  /** Encrypted. After a stop nothing is delivered, not even messages in flight. */
  async function followersOf(numberMarks: readonly string[]): Promise<Map<string, string>> {
    if (numberMarks.length === 0) return new Map();
    const rows = await db
      .selectFrom('text_subscription')
      .where('number_mark', 'in', numberMarks)
      .where('way', '=', kind)
      .select(({ fn }) => ['number_mark', fn.min('sealed').as('sealed')])
      .groupBy('number_mark')
      .execute();
    return new Map(rows.map(({ number_mark, sealed }) => [number_mark, sealed]));
  }

  async function languagesOf(numberMarks: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await db
      .selectFrom('text_subscription')
      .where('number_mark', 'in', numberMarks)
      .where('language', 'is not', null)
      .select(['number_mark', 'language'])
      .distinct()
      .execute();
    return new Map(rows.map(({ number_mark, language }) => [number_mark, language]));
  }

  async function send(
    messages: readonly LeasedMessage[],
    stopping: AbortSignal,
  ): Promise<readonly Outcome[]> {
    const texts = await textsOf(new Set(messages.map(({ channel }) => channel)));
    const held = messages.some(({ created_at }) => isLate(created_at)) ? await heldAt() : null;
    const followers = await followersOf(
      messages.flatMap(({ sealed, key }) => (sealed === null ? [key] : [])),
    );
    const languages =
      messages.length === 0
        ? new Map<string, string>()
        : await languagesOf(messages.map(({ key }) => key));
    const ready = new Map<LeasedMessage, TextMessage>();
    const postponed = new Set<LeasedMessage>();
    let unreadable = 0;
    for (const one of messages) {
      const isReply = readChannel(one.channel) === 'reply';
      const say = texts.get(one.channel);
      const sealed = one.sealed ?? followers.get(one.key);
      if (
        (say === undefined && !isReply) ||
        sealed === undefined ||
        isLate(Math.max(one.created_at, held ?? -Infinity))
      )
        continue;
      const decrypted = marks.decryptNumber(sealed, one.key);
      const addressed = decrypted === null ? null : addressIn(decrypted);
      const message =
        isReply && decrypted !== null
          ? readReply(decrypted)
          : addressed && {
              to: addressed.to,
              text: say?.(addressed.language ?? languages.get(one.key) ?? null, addressed.about),
            };
      if (message === null) unreadable += 1;
      else if (message.text === undefined) postponed.add(one);
      else if (message.text !== null)
        ready.set(one, {
          key: messageKey(one),
          to: message.to,
          text: message.text,
          isRetry: one.attempts > 1,
        });
    }
    const results = await sender.send([...ready.values()], stopping);
    const states = new Map(
      [...ready.keys()].map((one, index) => [one, STATES[results[index] ?? 'later']]),
    );
    const count = (result: SendResult) => results.filter((one) => one === result).length;
    const gone = [...ready.keys()]
      .filter((_, index) => results[index] === 'gone')
      .map(({ key }) => key);
    if (gone.length > 0) await onGone?.(gone);
    if (count('refused') > 0)
      logger.warn({ kind, count: count('refused') }, 'messages were refused');
    if (count('later') > 0)
      logger.warn(
        { kind, count: count('later') },
        'messages could not be sent; they will be tried again',
      );
    if (unreadable > 0)
      logger.error({ count: unreadable }, 'numbers cannot be read: was SESSION_SECRET changed?');
    // A message that was not even tried is dropped: too late, superseded, stopped, or to an
    // unreadable number.
    return messages.map((one) => ({
      state: states.get(one) ?? (postponed.has(one) ? 'waiting' : 'dropped'),
      answer: null,
    }));
  }

  return {
    kind,
    concurrency: sender.atOnce,
    batchSize: sender.atOnce,
    leaseMs: LEASE,
    idleMs,
    isIdempotent: false,
    send,
  };
}
