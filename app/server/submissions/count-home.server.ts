import { sql, type Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import type { Database } from '../store/tables';

/** More signs of homes than one power cut has: a flood fills no disk. */
const MOST_SIGNS = 15_000;

/** A home that is counted, by the marks of all that it is known by, the surest first. */
export interface CountedHome {
  readonly reference: string;
  readonly signs: readonly string[];
  /** Marks of the network, or the phone, and of the visit that tells of it: each counts one home of a power cut. */
  readonly network: string;
  readonly visit: string | null;
  readonly at: Instant;
}

/** Notes a sign as that of a home, and who told of it; what was there before stays. */
async function put(
  trx: Transaction<Database>,
  { reference, at }: CountedHome,
  sign: string,
  home: string,
  { network, visit }: Pick<CountedHome, 'visit'> & { readonly network: string | null } = { network: null, visit: null },
): Promise<void> {
  await trx
    .insertInto('still_off')
    .columns(['reference', 'home', 'counted_as', 'network', 'visit', 'told_at'])
    .expression(
      trx
        .selectNoFrom([
          sql<string>`cast(${reference} as text)`.as('reference'),
          sql<string>`cast(${sign} as text)`.as('home'),
          sql<string>`cast(${home} as text)`.as('counted_as'),
          sql<string | null>`cast(${network} as text)`.as('network'),
          sql<string | null>`cast(${visit} as text)`.as('visit'),
          sql<number>`cast(${at} as bigint)`.as('told_at'),
        ])
        .where(
          ({ selectFrom }) =>
            selectFrom('still_off')
              .where('reference', '=', reference)
              .select(({ fn }) => fn.countAll<number>().as('signs')),
          '<',
          MOST_SIGNS,
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Counts a home once, however it was told and by whichever of its signs. Its surest sign says which home it is; a weaker one joins it only where nobody
 * surer has claimed that sign: two flats with one first line, or one phone for two homes, stay two. docs/decisions/still-off.md
 */
export async function countHome(trx: Transaction<Database>, counted: CountedHome): Promise<void> {
  const [surest, ...weaker] = counted.signs;
  if (surest === undefined) return;
  // Whoever tells of the same home at the same moment is waited for here, and read.
  await put(trx, counted, surest, surest, counted);
  const home = await trx
    .selectFrom('still_off')
    .where('reference', '=', counted.reference)
    .where('home', '=', surest)
    .select('counted_as')
    .executeTakeFirst();
  // Its network, or its visit, has told of another home of this power cut.
  if (!home) return;
  for (const sign of weaker) {
    await put(trx, counted, sign, home.counted_as);
    await trx
      .updateTable('still_off')
      .set({ counted_as: home.counted_as })
      .where('reference', '=', counted.reference)
      .where('counted_as', '=', sign)
      .execute();
  }
}
