import type { Instant } from '~/domain/time/instant';
import type { Encrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { withoutSync } from '~/server/store/without-sync.server';

/** Identified by anything that stays the same on a resend: a key and a body, a draft. */
export type Act = readonly unknown[];

export interface Use {
  readonly isOurs: boolean;
  /** From the first time; null if not asked or still being asked. */
  readonly score: number | null;
}

/**
 * Single-use across processes: one token, one act. Repeating the same act, as with a second press
 * or after Back, is not a second use. docs/decisions/once-and-limits.md
 */
export interface BotUses {
  /** For the first of these acts; it is ours if it was used for one of them before. */
  take(token: string, acts: readonly [Act, ...Act[]]): Promise<Use>;
  keepScore(token: string, score: number): Promise<void>;
  isUsed(token: string): Promise<boolean>;
  nameOf(foreign: string): string;
}

/** A failed lookup counts against nobody: without the store nothing is accepted anyway. */
const UNKNOWN: Use = { isOurs: true, score: null };

export function createBotUses({
  store,
  encrypter,
  now = Date.now,
}: {
  store: Pick<Store, 'db' | 'dialect'>;
  encrypter: Pick<Encrypter, 'hash'>;
  now?: () => Instant;
}): BotUses {
  const { db } = store;
  const markOf = (act: Act): string => encrypter.hash(JSON.stringify(act));
  const rowOf = (token: string) =>
    db.selectFrom('bot_use').where('token', '=', token).select(['act', 'said']).executeTakeFirst();

  return {
    async take(token, acts) {
      const marks = acts.map(markOf);
      try {
        const written = await withoutSync(store, (connection) =>
          connection
            .insertInto('bot_use')
            .values({ token, act: marks[0] ?? '', said: null, used_at: now() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('token')
            .execute(),
        );
        if (written.length > 0) return { isOurs: true, score: null };
        const row = await rowOf(token);
        return row ? { isOurs: marks.includes(row.act), score: row.said } : UNKNOWN;
      } catch {
        return UNKNOWN;
      }
    },
    async keepScore(token, score) {
      await withoutSync(store, (connection) =>
        connection.updateTable('bot_use').set({ said: score }).where('token', '=', token).execute(),
      ).catch(() => undefined);
    },
    isUsed: (token) =>
      rowOf(token).then(
        (row) => row !== undefined,
        () => false,
      ),
    nameOf: (foreign) => encrypter.hash(`token ${foreign}`),
  };
}
