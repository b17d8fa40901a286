import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Failure } from '~/domain/failure';
import { HOUR, SECOND, type Instant } from '~/domain/time/instant';
import { isGuid } from '~/forms/engine/guid';
import { MpanInput } from '~/server/lib/api-input';
import { parseInput, queryOf, readJsonBody } from '~/server/lib/api.server';
import type { Reads, Wire } from '~/server/lib/wire';
import type { Store } from '~/server/store/open.server';
import { purgeOld } from '~/server/store/table-retention';
import { mpanHash } from '~/server/ports/supply/mpan-hash';
import { respond, type Answers } from './answers.server';
import data from './data/pings.json';

/** Counts attempts up to this; the site has its own count. */
const MOST = 3;
const UNKNOWN = 'No ping has this correlation id';

type Result = Wire<'SmartMeterPingResult'>;

/** BN1, BN2 and BN3 9ZA, then 1 to 6 Tide Street, BN9 9ZA. docs/decisions/submission.md */
interface DemoMeter {
  readonly status: Result['energisationStatus'];
  readonly onSupply: boolean | null;
  /** Answers 202 until then, or forever. */
  readonly afterSeconds?: number;
  readonly silent?: boolean;
  /** 202, with the operator's records. */
  readonly fromRecords?: boolean;
  /** Every other ping ends in Error. */
  readonly failsFirst?: boolean;
  /** The service that asks the meter is down. */
  readonly outOfReach?: boolean;
}
const meters = Object.entries(data as Readonly<Record<string, DemoMeter>>);

const Correlation = z.string().refine(isGuid, 'This is not an identifier of a ping');
const Ping = z.object({ mpan: MpanInput, correlationID: Correlation });
const Question = z.object({
  correlationID: Correlation,
}) satisfies Reads<'SmartMeterPingResultRequest'>;

function saidBy(meter: DemoMeter, attempt: number, waited: number): Response {
  const { status: energisationStatus, onSupply, afterSeconds = 0, failsFirst = false } = meter;
  const common = {
    pingAllowed: true,
    isDb: false,
    newCorrelationId: null,
    pingAttempts: Math.min(attempt, MOST),
  };
  const unknown = { ...common, onSupply: null, stopPinging: false };
  const result = { ...common, energisationStatus, onSupply, stopPinging: true };
  if (meter.silent || waited < afterSeconds * SECOND)
    return respond<'SmartMeterPingResult'>({ ...unknown, energisationStatus: 'Pending' }, 202);
  if (meter.fromRecords) return respond<'SmartMeterPingResult'>({ ...result, isDb: true }, 202);
  if (energisationStatus !== 'Error' && !(failsFirst && attempt % 2 === 1))
    return respond<'SmartMeterPingResult'>(result);
  return respond<'SmartMeterPingResult'>({
    ...unknown,
    energisationStatus: 'Error',
    newCorrelationId: randomUUID(),
  });
}

export interface SmartMeterParts {
  readonly store: Pick<Store, 'db'>;
  readonly hashKey: string;
  readonly now: () => Instant;
}

/** Pings are in the store, so that two processes agree. */
export function smartMeterAnswers({ store: { db }, hashKey, now }: SmartMeterParts): Answers {
  const byHash = new Map(meters.map(([mpan, meter]) => [mpanHash(mpan, hashKey), meter]));

  async function ping(request: Request): Promise<Response> {
    const { mpan, correlationID } = parseInput(Ping, queryOf(request));
    const hash = mpanHash(mpan, hashKey);
    const meter = byHash.get(hash);
    if (!meter)
      return respond<'SmartMeterPing'>({
        correlationID,
        pingAllowed: false,
        pingAttempts: 0,
        stopPinging: true,
      });
    if (meter.outOfReach) throw new Failure('unavailable', 'The meter service is out of order');
    const at = now();
    await purgeOld(db, 'operator_ping', at);
    const { count } = await db
      .selectFrom('operator_ping')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('meter', '=', hash)
      .where('started_at', '>', at - HOUR)
      .executeTakeFirstOrThrow();
    const attempt = Number(count) + 1;
    await db
      .insertInto('operator_ping')
      .values({ correlation_id: correlationID, meter: hash, attempt, started_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const pingAttempts = Math.min(attempt, MOST);
    return respond<'SmartMeterPing'>(
      { correlationID, pingAllowed: true, pingAttempts, stopPinging: false },
      202,
    );
  }

  async function result(request: Request): Promise<Response> {
    const { correlationID } = await readJsonBody(request, Question);
    const row = await db
      .selectFrom('operator_ping')
      .selectAll()
      .where('correlation_id', '=', correlationID)
      .executeTakeFirst();
    const meter = row && byHash.get(row.meter);
    if (!row || !meter) throw new Failure('not-found', UNKNOWN, 'correlationID');
    return saidBy(meter, row.attempt, now() - row.started_at);
  }

  return {
    '/api/smart-meter-ping-smart': { GET: ping },
    '/api/smart-meter-ping-result': { POST: result },
  };
}
