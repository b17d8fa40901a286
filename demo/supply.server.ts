import { z } from 'zod';
import { HOUR, type Instant } from '~/domain/time/instant';
import { MpanInput, PostcodeInput, ReferenceInput } from '~/server/lib/api-input';
import { parseInput, queryOf, readJsonBody } from '~/server/lib/api.server';
import type { Reads, Wire } from '~/server/lib/wire';
import type { Store } from '~/server/store/open.server';
import { purgeOld } from '~/server/store/table-retention';
import { mpanHash } from '~/server/ports/supply/mpan-hash';
import { done, respond, yesOrNo, type Answers } from './answers.server';
import data from './data/supply.json';

const PURGE_EVERY = HOUR;

const Place = z.object({ postcode: PostcodeInput });
const Meter = z.object({ mpan: MpanInput }) satisfies Reads<'MpanBody'>;
const Search = z.object({
  mpan: MpanInput.nullable(),
  postcode: PostcodeInput,
  isMultipin: z.boolean(),
  incidentType: z.number().int().nullish(),
  incidentReference: ReferenceInput.nullish(),
});

const NOT_SMART: Wire<'SmartMeterCheck'> = {
  smartPingEnabled: false,
  isSmart: false,
  onSupply: null,
};
const rotaLoad: Readonly<Record<string, Wire<'CheckRld'>>> = data.rotaLoad;
/** Always logged within the hour. */
const calls: Readonly<Record<string, number>> = data.callsWithinTheHour;
/**
 * By meter point. Those of 1 to 7 Tide Street, BN9 9ZA, are known by their pings; the last one's
 * pinging is switched off.
 */
const smartMeters: Readonly<Record<string, Wire<'SmartMeterCheck'>>> = data.smartMeters;

export interface SupplyParts {
  readonly store: Pick<Store, 'db'>;
  readonly hashKey: string;
  readonly now: () => Instant;
}

export function supplyAnswers({ store: { db }, hashKey, now }: SupplyParts): Answers {
  let purgedAt: Instant = 0;

  async function purge(at: Instant): Promise<void> {
    if (at - purgedAt < PURGE_EVERY) return;
    purgedAt = at;
    for (const table of ['postcode_search', 'recent_mpan', 'power_cut_call'] as const)
      await purgeOld(db, table, at);
  }

  /**
   * J-884, J-885: calls per postcode within the last hour; a meter point does not narrow the count.
   */
  const hasCalls = async (request: Request, enough: number): Promise<Response> => {
    const { postcode } = parseInput(Place, queryOf(request));
    const { count } = await db
      .selectFrom('power_cut_call')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('postcode', '=', postcode)
      .where('called_at', '>', now() - HOUR)
      .executeTakeFirstOrThrow();
    return yesOrNo(Number(count) + (calls[postcode] ?? 0) >= enough);
  };

  return {
    '/api/power-cut/check-rld': {
      GET: (request) =>
        respond<'CheckRld'>(
          rotaLoad[parseInput(Place, queryOf(request)).postcode] ?? { redirect: false, blocks: [] },
        ),
    },
    '/api/postcode-recent': { GET: (request) => hasCalls(request, 3) },
    '/api/two-calls-check': { GET: (request) => hasCalls(request, 2) },
    '/api/postcode-search': {
      POST: async (request) => {
        const entry = await readJsonBody(request, Search);
        const at = now();
        await purge(at);
        await db
          .insertInto('postcode_search')
          .values({
            searched_at: at,
            postcode: entry.postcode,
            mpan_hash: entry.mpan === null ? null : mpanHash(entry.mpan, hashKey),
            is_multipin: Number(entry.isMultipin),
            incident_type: entry.incidentType ?? null,
            incident_reference: entry.incidentReference ?? null,
          })
          .execute();
        return done();
      },
    },
    '/api/recent-mpan': {
      POST: async (request) => {
        const { mpan } = await readJsonBody(request, Meter);
        const at = now();
        await purge(at);
        // One statement, so that only one of two concurrent visits is new. A row is only updated
        // when it is an hour old.
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
        return yesOrNo(Number(written.numInsertedOrUpdatedRows ?? 0) > 0);
      },
    },
    '/api/smart-meter-check': {
      POST: async (request) =>
        respond<'SmartMeterCheck'>(
          smartMeters[(await readJsonBody(request, Meter)).mpan] ?? NOT_SMART,
        ),
    },
  };
}
