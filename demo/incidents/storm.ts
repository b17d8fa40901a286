import { HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import type { DemoSector } from '../places/places';
import { STORM_CAUSE } from './causes';
import { between, chance, pick } from './chance';
import type { DemoFault } from './fault';
import { cutOff } from './street-names';

const SECTORS = 1200;

export interface StormSector {
  readonly reference: string;
  readonly sector: DemoSector;
  readonly faults: readonly DemoFault[];
}

const hex = (length: number, ...seed: readonly (string | number)[]) =>
  Array.from({ length }, (_, index) => Math.floor(chance(...seed, index) * 16).toString(16)).join(
    '',
  );

/** Always the same for its sector. */
const guid = (sector: string) =>
  `${hex(8, sector, 'a')}-${hex(4, sector, 'b')}-4${hex(3, sector, 'c')}-8${hex(3, sector, 'd')}-${hex(12, sector, 'e')}`;

function faultOf(sector: DemoSector, number: number, startedAt: Instant): DemoFault {
  const reportedAt = startedAt - between(20, 600, number, 'reported') * MINUTE;
  const hours = between(3, 30, number, 'estimate');
  const moving = chance(number, 'moving');
  const type = pick([2, 3, 3, 4] as const, number, 'type');
  return {
    ...pick(STORM_CAUSE, number, 'cause'),
    reference: `INCD-${500_000 + number}-${'ABC'.charAt(sector.region - 1)}`,
    type,
    sectors: [sector],
    postcodes: cutOff(sector.postcodes, type, chance(number, 'street')),
    reportedAt,
    onTheirWayAt: moving < 0.7 ? reportedAt + 15 * MINUTE : null,
    onSiteAt: moving < 0.35 ? reportedAt + 18 * MINUTE : null,
    restoredAt: moving < 0.06 ? startedAt - 5 * MINUTE : null,
    keepsCount: true,
    statements: [
      { loggedAt: reportedAt, estimatedAt: null },
      ...(chance(number, 'said') < 0.3
        ? []
        : [
            {
              loggedAt: reportedAt + 15 * MINUTE,
              estimatedAt: Math.ceil(startedAt / HOUR + hours) * HOUR,
            },
          ]),
    ],
    customers: chance(number, 'none') < 0.4 ? 0 : between(3, 1800, number, 'customers'),
  };
}

/** Over all of the list: a storm knows no borders between regions. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)]!);

/**
 * About 3 000 records, including multiple ones, in 1 200 sectors. Fixed from the start of the
 * process, so that load tests are repeatable.
 */
export function stormSectors(
  sectors: readonly DemoSector[],
  startedAt: Instant,
): readonly StormSector[] {
  let number = 0;
  return spread(sectors, SECTORS).map((sector) => {
    const count =
      1 +
      Number(chance(sector.sector, 'second') < 0.6) +
      Number(chance(sector.sector, 'third') < 0.3);
    const faults = Array.from({ length: count }, () => faultOf(sector, (number += 1), startedAt));
    return { sector, faults, reference: `MULT-${guid(sector.sector)}` };
  });
}
