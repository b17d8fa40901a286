import { sql, type Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import type { Database } from '../store/tables';

/** More identifiers than one power cut has homes, so a flood cannot fill the disk. */
const MOST_SIGNS = 15_000;

/** Hashes of its identifiers, most reliable first. */
export interface CountedHome {
  readonly reference: string;
  readonly signs: readonly string[];
  /** A network, or phone, and a visit each count one home per power cut. */
  readonly network: string;
  readonly visit: string | null;
  readonly at: Instant;
}

async function put(
  trx: Transaction<Database>,
  { reference, at }: CountedHome,
  sign: string,
  home: string,
  { network, visit }: Pick<CountedHome, 'visit'> & { readonly network: string | null } = {
    network: null,
    visit: null,
  },
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
 * Its most reliable identifier decides; a weaker one only joins if no other home has it: two flats
 * with one first line, or one phone for two homes, stay two. docs/decisions/still-off.md
 */
export async function countHome(trx: Transaction<Database>, counted: CountedHome): Promise<void> {
  const [surest, ...weaker] = counted.signs;
  if (surest === undefined) return;
  // Waits here for a concurrent report of the same home, and reads it.
  await put(trx, counted, surest, surest, counted);
  const home = await trx
    .selectFrom('still_off')
    .where('reference', '=', counted.reference)
    .where('home', '=', surest)
    .select('counted_as')
    .executeTakeFirst();
  // Its network or visit has already reported another home for this power cut.
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
