import { randomUUID } from 'node:crypto';
import { Failure } from '~/domain/failure';
import { DAY, HOUR, type Instant } from '~/domain/instant';
import type { Store } from '../store/open.server';
import { mpanHash } from '../supply/mpan-hash';
import { unavailableAs } from '../unavailable-as';
import { demoMeters, type DemoMeter } from './demo-meters';
import type { PingResult, SmartMeters } from './smart-meters';

const MOST = 3;

interface Options {
  readonly store: Pick<Store, 'db'>;
  readonly hashKey: string;
  readonly now: () => Instant;
}

const orUnavailable = unavailableAs('The meters could not be asked');

/** What a demonstration meter says `waited` milliseconds after a ping. */
function saidBy(meter: DemoMeter, attempt: number, waited: number): PingResult {
  const fails = meter.status === 'Error' || (meter.failsFirst === true && attempt % 2 === 1);
  const common = { pingAllowed: true, isDb: false, newCorrelationId: null, pingAttempts: Math.min(attempt, MOST) };
  if (waited < meter.after)
    return { ...common, waits: true, energisationStatus: 'Pending', onSupply: null, stopPinging: false };
  if (meter.fromRecords)
    return {
      ...common,
      waits: true,
      isDb: true,
      energisationStatus: meter.status,
      onSupply: meter.onSupply,
      stopPinging: true,
    };
  if (fails)
    return {
      ...common,
      waits: false,
      energisationStatus: 'Error',
      onSupply: null,
      newCorrelationId: randomUUID(),
      stopPinging: false,
    };
  return { ...common, waits: false, energisationStatus: meter.status, onSupply: meter.onSupply, stopPinging: true };
}

/** The meters of the demonstration network. It keeps what it was asked in the store, so that two processes say the same. */
export function createEmbeddedSmartMeters({ store: { db }, hashKey, now }: Options): SmartMeters {
  const byHash = new Map(Object.entries(demoMeters).map(([mpan, meter]) => [mpanHash(mpan, hashKey), meter]));

  return {
    ping: (mpan, correlationId) =>
      orUnavailable(async () => {
        const hash = mpanHash(mpan, hashKey);
        const meter = byHash.get(hash);
        if (!meter) return { started: false, pingAllowed: false, pingAttempts: 0, stopPinging: true };
        if (meter.outOfReach) throw new Failure('unavailable', 'The meter service is out of order');
        const at = now();
        await db
          .deleteFrom('operator_ping')
          .where('started_at', '<', at - DAY)
          .execute();
        const { count } = await db
          .selectFrom('operator_ping')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('meter', '=', hash)
          .where('started_at', '>', at - HOUR)
          .executeTakeFirstOrThrow();
        const attempt = Number(count) + 1;
        await db
          .insertInto('operator_ping')
          .values({ correlation_id: correlationId, meter: hash, attempt, started_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { started: true, pingAllowed: true, pingAttempts: Math.min(attempt, MOST), stopPinging: false };
      }),

    resultOf: (correlationId) =>
      orUnavailable(async () => {
        const row = await db
          .selectFrom('operator_ping')
          .selectAll()
          .where('correlation_id', '=', correlationId)
          .executeTakeFirst();
        const meter = row && byHash.get(row.meter);
        if (!row || !meter) throw new Failure('not-found', 'No ping has this correlation id');
        return saidBy(meter, row.attempt, now() - row.started_at);
      }),
  };
}
