import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { Failure } from '~/domain/failure';
import type { Instant } from '~/domain/instant';
import type { Store } from '../store/open.server';
import { withoutSync } from '../store/without-sync.server';
import { isNumbered } from '../submissions/submissions';
import type { Receiver } from './outbox';

const Body = z.object({ pageType: z.string().catch(''), guIReference: z.string().nullable().catch(null) });

/** "C-2041187305": the same for the same key. */
const callReferenceOf = (key: string): string =>
  `C-${String(createHash('sha256').update(key).digest().readUIntBE(0, 6) % 10 ** 10).padStart(10, '0')}`;

/**
 * Stands in for the operator's service where none is configured. It records what arrived, without the answers: one row for
 * each key, so that "delivered once" can be counted. Issue 3, section C.
 */
export function createEmbeddedReceiver(store: Pick<Store, 'db' | 'dialect'>, now: () => Instant = Date.now): Receiver {
  return {
    async deliver({ channel, key, body }) {
      const { pageType, guIReference } = Body.parse(body);
      const row = { channel, key, reference: guIReference, received_at: now(), times: 1 };
      try {
        await withoutSync(store, (db) =>
          db
            .insertInto('operator_delivery')
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(['channel', 'key']).doUpdateSet({ times: sql<number>`operator_delivery.times + 1` }),
            )
            .execute(),
        );
      } catch (error) {
        throw new Failure('unavailable', 'the embedded operator could not note it', null, { cause: error });
      }
      return { callReference: isNumbered(pageType) ? callReferenceOf(key) : null };
    },
  };
}
