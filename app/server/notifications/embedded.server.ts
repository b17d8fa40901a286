import { sql } from 'kysely';
import { DAY, type Instant } from '~/domain/instant';
import type { Store } from '../store/open.server';
import { withoutSync } from '../store/without-sync.server';
import type { Marks } from '../text-updates/marks.server';
import type { TextSender } from './notifications';

const KEPT = 7 * DAY;

interface Options {
  readonly store: Pick<Store, 'db' | 'dialect'>;
  readonly marks: Marks;
  readonly now: () => Instant;
}

/**
 * Stands in for a text message service where none is configured: it writes down what would have been sent, under the mark of the
 * number and never the number itself. One row for each key, so that "messaged once" can be counted.
 */
export function createEmbeddedSender({ store, marks, now }: Options): TextSender & { purge(): Promise<void> } {
  return {
    atOnce: 1000,
    async send(messages) {
      if (messages.length === 0) return [];
      const at = now();
      const rows = new Map(
        messages.map(({ key, to, text }) => [
          key,
          { key, number_mark: marks.numberMark(to), body: text, sent_at: at, times: 1 },
        ]),
      );
      const written = await withoutSync(store, (db) =>
        db
          .insertInto('text_sent')
          .values([...rows.values()])
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ times: sql<number>`text_sent.times + 1` }))
          .execute(),
      ).then(
        () => true,
        () => false,
      );
      return messages.map(() => (written ? 'sent' : 'later'));
    },
    async purge() {
      await store.db
        .deleteFrom('text_sent')
        .where('sent_at', '<', now() - KEPT)
        .execute();
    },
  };
}
