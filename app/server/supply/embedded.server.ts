import { parsePostcode } from '~/domain/postcode';
import { DAY, HOUR, type Instant } from '~/domain/instant';
import type { Store } from '../store/open.server';
import { unavailableAs } from '../unavailable-as';
import { demoCalls, demoRotaLoad, demoSmartMeters } from './demo-supply';
import { mpanHash } from './mpan-hash';
import type { Supply } from './supply';

/** Searches are kept as long as a question about them may come, calls as long as they count. */
const KEEP_SEARCHES = 30 * DAY;
const KEEP_CALLS = DAY;
const PURGE_EVERY = HOUR;

interface Options {
  readonly store: Pick<Store, 'db'>;
  /** Key of the hashes under which meter points are kept. */
  readonly hashKey: string;
  readonly now: () => Instant;
}

const NOT_SMART = { smartPingEnabled: false, isSmart: false, onSupply: null };
const asPostcode = (text: string): string => parsePostcode(text)?.postcode ?? text;

/** A failing store is the one way in which these calls fail. */
const orUnavailable = unavailableAs('The log of searches and calls could not be reached');

/** Supply of the demonstration network, with its log in the site's own store. Specification: lookup, section 7; journeys, section 7. */
export function createEmbeddedSupply({ store: { db }, hashKey, now }: Options): Supply {
  let purgedAt: Instant = 0;

  async function purge(at: Instant): Promise<void> {
    if (at - purgedAt < PURGE_EVERY) return;
    purgedAt = at;
    await db
      .deleteFrom('postcode_search')
      .where('searched_at', '<', at - KEEP_SEARCHES)
      .execute();
    await db
      .deleteFrom('recent_mpan')
      .where('logged_at', '<', at - HOUR)
      .execute();
    await db
      .deleteFrom('power_cut_call')
      .where('called_at', '<', at - KEEP_CALLS)
      .execute();
  }

  /** Decisions J-884, J-885: calls per postcode within the last hour; a meter point does not narrow the count. */
  const callsWithinHour = (text: string): Promise<number> =>
    orUnavailable(async () => {
      const postcode = asPostcode(text);
      const { count } = await db
        .selectFrom('power_cut_call')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('postcode', '=', postcode)
        .where('called_at', '>', now() - HOUR)
        .executeTakeFirstOrThrow();
      return Number(count) + (demoCalls[postcode] ?? 0);
    });

  return {
    rotaLoadCheck: async (postcode) => demoRotaLoad[asPostcode(postcode)] ?? { redirect: false, blocks: [] },
    threeCalls: async (postcode) => (await callsWithinHour(postcode)) >= 3,
    twoCalls: async (postcode) => (await callsWithinHour(postcode)) >= 2,
    logPostcodeSearch: (entry) =>
      orUnavailable(async () => {
        const at = now();
        await purge(at);
        await db
          .insertInto('postcode_search')
          .values({
            searched_at: at,
            postcode: asPostcode(entry.postcode),
            mpan_hash: entry.mpan === null ? null : mpanHash(entry.mpan, hashKey),
            is_multipin: Number(entry.isMultipin),
            incident_type: entry.incidentType ?? null,
            incident_reference: entry.incidentReference ?? null,
          })
          .execute();
      }),
    logRecentMpan: (mpan) =>
      orUnavailable(async () => {
        const at = now();
        await purge(at);
        // One statement, so that of two visits at once only one is new. A row is touched only when it is an hour old.
        const written = await db
          .insertInto('recent_mpan')
          .values({ mpan_hash: mpanHash(mpan, hashKey), logged_at: at })
          .onConflict((conflict) =>
            conflict
              .column('mpan_hash')
              .doUpdateSet({ logged_at: at })
              .where('recent_mpan.logged_at', '<=', at - HOUR),
          )
          .executeTakeFirst();
        return Number(written.numInsertedOrUpdatedRows ?? 0) > 0;
      }),
    smartMeterCheck: async (mpan) => demoSmartMeters[mpan] ?? NOT_SMART,
  };
}
