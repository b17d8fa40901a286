import type { Instant } from '~/domain/time/instant';
import type { Store } from '~/server/store/open.server';
import { withoutSync } from '~/server/store/without-sync.server';
import { mpanHash } from '~/server/ports/supply/mpan-hash';
import data from './data/registrations.json';

/** By reference: a form has been sent already. */
const filledBefore = new Map<string, { readonly isOfferRedeemed: boolean }>(Object.entries(data));

/** A report without a reference counts for any planned work of the meter point. */
export interface Told {
  readonly mpan: string;
  readonly reference: string;
  readonly hasEmail: boolean;
  readonly what: 'filled_at' | 'redeemed_at';
}

export interface RegistrationParts {
  readonly store: Pick<Store, 'db' | 'dialect'>;
  readonly hashKey: string;
  readonly now: () => Instant;
}

/** Reporting the same twice changes nothing. */
export function createRegistrations({ store, hashKey, now }: RegistrationParts) {
  return {
    async remember({ mpan, reference: incident_reference, hasEmail, what }: Told): Promise<void> {
      const at = now();
      const row = { filled_at: null, redeemed_at: null, [what]: at };
      await withoutSync(store, (db) =>
        db
          .insertInto('planned_registration')
          .values({
            mpan_hash: mpanHash(mpan, hashKey),
            incident_reference,
            has_email: Number(hasEmail),
            ...row,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['mpan_hash', 'incident_reference'])
              .doUpdateSet({ [what]: at, ...(hasEmail ? { has_email: 1 } : {}) }),
          )
          .execute(),
      );
    },
    async registrationOf(mpan: string, reference: string) {
      const rows = await store.db
        .selectFrom('planned_registration')
        .where('mpan_hash', '=', mpanHash(mpan, hashKey))
        .where('incident_reference', 'in', [reference, ''])
        .select(['filled_at', 'has_email', 'redeemed_at'])
        .execute();
      const before = filledBefore.get(reference);
      return {
        isFilled: before !== undefined || rows.some((row) => row.filled_at !== null),
        hasEmail: before !== undefined || rows.some((row) => row.has_email === 1),
        isRedeemed:
          before?.isOfferRedeemed === true || rows.some((row) => row.redeemed_at !== null),
      };
    },
  };
}

export type Registrations = ReturnType<typeof createRegistrations>;
