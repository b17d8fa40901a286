import { sql } from 'kysely';
import { dayOf } from '~/domain/open/status/source-days';
import { partsOf } from '~/domain/text-updates/letters';
import { DAY, type Instant } from '~/domain/time/instant';
import { hourly } from '~/server/lib/hourly';
import type { Logger } from '~/server/lib/logger.server';
import { metrics } from '~/server/lib/metrics';
import type { Store } from '~/server/store/open.server';
import { withoutSync } from '~/server/store/without-sync.server';
import type { TextSender } from '../notifications';

interface Parts {
  readonly store: Pick<Store, 'db' | 'dialect'>;
  /** In a day of London; null for no ceiling. */
  readonly perDay: number | null;
  readonly logger: Pick<Logger, 'error'>;
  readonly now: () => Instant;
}

/** As long as an operator looks back at what a storm cost. */
const KEPT = 30 * DAY;
const ATTEMPTS = 3;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

function countFitting(sizes: readonly number[], left: number): number {
  let used = 0;
  const over = sizes.findIndex((size) => (used += size) > left);
  return over < 0 ? sizes.length : over;
}

/**
 * A ceiling on parts of texts in a day, shared by all processes. Texts beyond it wait in the outbox
 * for the next day, or for a higher ceiling.
 */
export function createSegmentBudget({ store, perDay, logger, now }: Parts) {
  const { db } = store;
  const today = (): string => dayOf(now());
  const alarm = hourly(
    () => logger.error({ perDay }, 'the ceiling of text segments for today is reached; texts wait'),
    now,
  );

  /** False if that would exceed the ceiling. Without one, nothing is stored. */
  async function add(day: string, segments: number): Promise<boolean> {
    if (perDay === null) return true;
    if (segments > perDay) return false;
    const written = await withoutSync(store, (connection) =>
      connection
        .insertInto('text_day')
        .values({ day, segments, held_at: null })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet({ segments: sql<number>`text_day.segments + ${segments}` })
            .where('text_day.segments', '<=', perDay - segments),
        )
        .returning('day')
        .execute(),
    );
    return written.length > 0;
  }

  async function reserve(day: string, sizes: readonly number[]): Promise<number> {
    let count = sizes.length;
    for (let attempt = 0; attempt < ATTEMPTS && count > 0; attempt += 1) {
      if (await add(day, sum(sizes.slice(0, count)))) return count;
      const row = await db
        .selectFrom('text_day')
        .where('day', '=', day)
        .select('segments')
        .executeTakeFirst();
      count = countFitting(sizes, (perDay ?? 0) - Number(row?.segments ?? 0));
    }
    return 0;
  }

  async function noteHeld(day: string, count: number): Promise<void> {
    metrics.textsHeld.inc(count);
    alarm();
    await withoutSync(store, (connection) =>
      connection
        .insertInto('text_day')
        .values({ day, segments: 0, held_at: now() })
        .onConflict((conflict) => conflict.column('day').doUpdateSet({ held_at: now() }))
        .execute(),
    );
  }

  return {
    limit: (sender: TextSender): TextSender => ({
      ...sender,
      async send(messages, stopping) {
        const day = today();
        const sizes = messages.map(({ text }) => partsOf(text));
        const later = messages.map(() => 'later' as const);
        try {
          const count = await reserve(day, sizes);
          if (count < messages.length) await noteHeld(day, messages.length - count);
          const results = count === 0 ? [] : await sender.send(messages.slice(0, count), stopping);
          const sent = sum(sizes.filter((_, index) => results[index] === 'sent'));
          metrics.textSegments.inc(sent);
          const unused = sum(sizes.slice(0, count)) - sent;
          // A count that is too high until midnight is better than a text that is sent twice.
          if (unused > 0) await add(day, -unused).catch(() => false);
          return messages.map((_, index) => (index < count ? (results[index] ?? 'later') : 'held'));
        } catch {
          return later;
        }
      },
    }),

    async heldAt(): Promise<Instant | null> {
      const row = await db
        .selectFrom('text_day')
        .select(({ fn }) => fn.max('held_at').as('at'))
        .executeTakeFirst();
      return row?.at == null ? null : Number(row.at);
    },

    async purge(): Promise<void> {
      await db
        .deleteFrom('text_day')
        .where('day', '<', dayOf(now() - KEPT))
        .execute();
    },
  };
}
