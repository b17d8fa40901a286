import { createHmac, randomUUID } from 'node:crypto';
import { Failure } from '~/domain/failure';
import { HOUR, type Instant } from '~/domain/time/instant';
import { MOST_PINGS } from '~/forms/fields/smart-meter/ping';
import type { Store } from '~/server/store/open.server';
import { mpanHash } from '../supply/mpan-hash';
import type { Supply } from '../supply/port';
import { unavailableAs } from '~/server/lib/unavailable-as';
import type { PingResult, PingStart, SmartMeters } from './port';

/** Several people in one home may report; anything above this is not reporting. */
const MOST_PER_METER = 12;

export interface Pings {
  /** At most three for a meter and a visit within an hour. Decision F-562. */
  start(ask: { mpan: string; correlationId: string; visit: string }): Promise<PingStart>;
  /** Rejects with `not-found` for a correlation id that was not started here. */
  resultOf(correlationId: string): Promise<PingResult>;
}

/** The site stops at three pings, or earlier if the operator says so. */
export function createPings(options: {
  store: Pick<Store, 'db'>;
  meters: SmartMeters;
  supply: Pick<Supply, 'smartMeterCheck'>;
  hashKey: string;
  now?: () => Instant;
}): Pings {
  const { store, meters, supply, hashKey, now = Date.now } = options;
  const { db } = store;
  const visitHash = (visit: string) =>
    createHmac('sha256', hashKey).update(`visit:${visit}`).digest('base64url').slice(0, 32);

  const live = async (meter: string, visit?: string): Promise<number> => {
    const { count } = await db
      .selectFrom('meter_ping')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('meter', '=', meter)
      .where('started_at', '>', now() - HOUR)
      .$if(visit !== undefined, (query) => query.where('visit', '=', visit ?? ''))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  const rowOf = (correlationId: string) =>
    db
      .selectFrom('meter_ping')
      .selectAll()
      .where('correlation_id', '=', correlationId)
      .executeTakeFirst();

  /** The first of three slots that is free. One statement each, so two tabs never take the same. */
  async function takePlace(meter: string, visit: string, correlationId: string): Promise<boolean> {
    const at = now();
    for (let attempt = 1; attempt <= MOST_PINGS; attempt += 1) {
      const taken = await db
        .insertInto('meter_ping')
        .values({ meter, visit, attempt, correlation_id: correlationId, started_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(['meter', 'visit', 'attempt'])
            .doUpdateSet({ correlation_id: correlationId, started_at: at })
            .where('meter_ping.started_at', '<=', at - HOUR),
        )
        .returning('attempt')
        .execute();
      if (taken.length > 0) return true;
    }
    return false;
  }

  const orUnavailable = unavailableAs('The attempts could not be counted');

  return {
    start: ({ mpan, correlationId, visit: whose }) =>
      orUnavailable(async () => {
        const meter = mpanHash(mpan, hashKey);
        const visit = visitHash(whose);
        const before = await rowOf(correlationId);
        if (before && (before.meter !== meter || before.visit !== visit))
          throw new Failure('invalid', 'This identifier was used before', 'correlationID');
        const none = async () => ({
          started: false,
          pingAllowed: false,
          pingAttempts: Math.min(await live(meter, visit), MOST_PINGS),
          stopPinging: true,
        });
        if (!before) {
          const { isSmart, smartPingEnabled } = await supply.smartMeterCheck(mpan);
          if (!isSmart || !smartPingEnabled || (await live(meter)) >= MOST_PER_METER) return none();
          if (!(await takePlace(meter, visit, correlationId))) return none();
        }
        const answer = await meters.ping(mpan, correlationId);
        return { ...answer, pingAttempts: Math.min(await live(meter, visit), MOST_PINGS) };
      }),

    resultOf: (correlationId) =>
      orUnavailable(async () => {
        const row = await rowOf(correlationId);
        if (!row)
          throw new Failure('not-found', 'No ping has this correlation id', 'correlationID');
        const answer = await meters.resultOf(correlationId);
        const pingAttempts = Math.min(Math.max(await live(row.meter, row.visit), 1), MOST_PINGS);
        const isError = answer.energisationStatus === 'Error' && !answer.waits;
        const mayTryAgain = isError && pingAttempts < MOST_PINGS && !answer.stopPinging;
        return {
          ...answer,
          pingAttempts,
          pingAllowed: answer.pingAllowed && (!isError || mayTryAgain),
          stopPinging: answer.stopPinging || (!answer.waits && !mayTryAgain),
          newCorrelationId: mayTryAgain ? (answer.newCorrelationId ?? randomUUID()) : null,
        };
      }),
  };
}
