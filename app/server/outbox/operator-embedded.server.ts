import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { Failure } from '~/domain/failure';
import type { Instant } from '~/domain/instant';
import { parsePostcode } from '~/domain/postcode';
import type { Store } from '../store/open.server';
import { withoutSync } from '../store/without-sync.server';
import { isNumbered } from '../submissions/submissions';
import type { Parcel, Receiver } from './outbox';

const Body = z.object({
  pageType: z.string().catch(''),
  kind: z.literal('priority-note').optional().catch(undefined),
  guIReference: z.string().nullable().catch(null),
  Address: z.object({ Postcode: z.string() }).nullish().catch(null),
});

/** "C-2041187305": the same for the same key. */
const callReferenceOf = (key: string): string =>
  `C-${String(createHash('sha256').update(key).digest().readUIntBE(0, 6) % 10 ** 10).padStart(10, '0')}`;

/**
 * Stands in for the operator's service where none is configured. It records what arrived, without the answers: one row for
 * each key, so that "delivered once" can be counted. What it must know again later, `remember` keeps.
 */
export function createEmbeddedReceiver(
  store: Pick<Store, 'db' | 'dialect'>,
  now: () => Instant = Date.now,
  remember: (parcel: Parcel) => Promise<void> = async () => {},
): Receiver {
  return {
    async deliver(parcel) {
      const { channel, key, body } = parcel;
      const { pageType, kind, guIReference, Address } = Body.parse(body);
      // A note about a power cut that is known is no new call about one.
      const isCall = pageType === 'reportAPowerCut' && kind === undefined;
      const postcode = isCall ? (parsePostcode(Address?.Postcode)?.postcode ?? null) : null;
      const row = { channel, key, reference: guIReference, received_at: now(), times: 1 };
      try {
        await withoutSync(store, async (db) => {
          const written = await db
            .insertInto('operator_delivery')
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(['channel', 'key']).doUpdateSet({ times: sql<number>`operator_delivery.times + 1` }),
            )
            .returning('times')
            .executeTakeFirst();
          if (postcode === null || written?.times !== 1) return;
          await db.insertInto('power_cut_call').values({ called_at: row.received_at, postcode }).execute();
        });
        await remember(parcel);
      } catch (error) {
        throw new Failure('unavailable', 'the embedded operator could not note it', null, { cause: error });
      }
      return { callReference: isNumbered({ pageType, kind }) ? callReferenceOf(key) : null };
    },
  };
}
