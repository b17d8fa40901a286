import { DAY, MINUTE, type Instant } from '~/domain/instant';
import { claimDue } from '../store/claim-due.server';
import type { Store } from '../store/open.server';
import type { MessageState } from '../store/text-update-tables';
import { withoutSync } from '../store/without-sync.server';

/** Longer than one turn of sending may take; after it another process may send, under the same key. */
const LEASE = 2 * MINUTE;
const KEPT = 7 * DAY;
/** News that nobody asks after any more. */
const KEPT_NEWS = 30 * DAY;
/** Longer than any work is planned ahead without a change: forgotten sooner, it would be told again. */
const KEPT_INCIDENTS = 400 * DAY;

export interface HeldMessage {
  readonly id: number;
  readonly news_id: number;
  readonly number_mark: string;
  readonly sealed: string;
  readonly attempts: number;
  readonly created_at: number;
}

/** The messages that wait, on both dialects. */
export function createMessageQueue(store: Pick<Store, 'db' | 'dialect'>, now: () => Instant) {
  const { db } = store;

  return {
    async claim(most: number): Promise<HeldMessage[]> {
      const at = now();
      return claimDue(store, 'text_message', { most, at, hold: { lease_until: at + LEASE } });
    },

    /** What each of these news says; nothing for news that newer news has overtaken. */
    async bodiesOf(newsIds: readonly number[]): Promise<Map<number, string>> {
      if (newsIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('text_news')
        .where('id', 'in', newsIds)
        .where('state', 'in', ['planning', 'planned'])
        .select(['id', 'body'])
        .execute();
      return new Map(rows.map(({ id, body }) => [id, body]));
    },

    async finish(ids: readonly number[], state: Exclude<MessageState, 'waiting'>): Promise<void> {
      if (ids.length === 0) return;
      await withoutSync(store, (connection) =>
        connection.updateTable('text_message').set({ state, finished_at: now() }).where('id', 'in', ids).execute(),
      );
    },

    async postpone(ids: readonly number[], until: Instant): Promise<void> {
      if (ids.length === 0) return;
      await withoutSync(store, (connection) =>
        connection
          .updateTable('text_message')
          .set({ due_at: Math.round(until), lease_until: 0 })
          .where('id', 'in', ids)
          .execute(),
      );
    },

    /** Nobody holds them any more: whoever looks next may send them at once. */
    async released(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      await withoutSync(store, (connection) =>
        connection
          .updateTable('text_message')
          .set({ lease_until: 0 })
          .where('id', 'in', ids)
          .where('state', '=', 'waiting')
          .execute(),
      );
    },

    async purge(): Promise<void> {
      const before = now() - KEPT;
      await db.deleteFrom('text_message').where('state', '!=', 'waiting').where('created_at', '<', before).execute();
      await db
        .deleteFrom('text_news')
        .where('created_at', '<', now() - KEPT_NEWS)
        .execute();
      await db
        .deleteFrom('text_incident')
        .where('seen_at', '<', now() - KEPT_INCIDENTS)
        .execute();
    },
  };
}
export type MessageQueue = ReturnType<typeof createMessageQueue>;
