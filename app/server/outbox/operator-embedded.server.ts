import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { Failure } from '~/domain/failure';
import type { Instant } from '~/domain/instant';
import type { Store } from '../store/open.server';
import { withoutSync } from '../store/without-sync.server';
import type { Receiver } from './outbox';

/** The forms whose reference is the operator's own. Form engine, section 4 (Form flow 7). */
export const NUMBERED_FORMS: ReadonlySet<string> = new Set(['reportAPowerCut', 'voltageComplaint', 'helicopter']);

const Body = z.object({ pageType: z.string().catch(''), guIReference: z.string().nullable().catch(null) });

/** "C-2041187": the same for the same key. */
const callReferenceOf = (key: string): string =>
  `C-${2_000_000 + (createHash('sha256').update(key).digest().readUInt32BE(0) % 1_000_000)}`;

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
      return { callReference: NUMBERED_FORMS.has(pageType) ? callReferenceOf(key) : null };
    },
  };
}
