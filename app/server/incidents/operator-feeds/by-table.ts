import type { Stage } from '~/domain/incident/stage';
import type { Position } from '~/domain/position';
import type { Instant } from '~/domain/time/instant';
import { inLondon, startOfLondonDay, wireTime } from '~/domain/time/london-time';
import { readText, readWhole, type Raw } from '../wire/read-values';
import { meanOf, placeName, publicPoint } from './places';
import { timeIn, type FeedContext, type TimeMember } from './times';

export type WireType = 'Unplanned' | 'Planned' | 'Restored';
type Rows = readonly [Raw, ...Raw[]];

/** What the table does not name is never read. */
export interface IncidentTable {
  readonly reference: string;
  readonly type: (row: Raw, context: FeedContext) => WireType;
  /** Planned work has a start instead. */
  readonly reported?: TimeMember;
  readonly plannedStart?: TimeMember;
  readonly plannedIsDay?: (row: Raw) => boolean;
  readonly estimate?: TimeMember;
  readonly range?: readonly [TimeMember, TimeMember];
  readonly restored?: TimeMember;
  readonly customers?: readonly string[];
  readonly isOver?: (row: Raw, context: FeedContext) => boolean;
  readonly isCancelled?: (row: Raw) => boolean;
  readonly stage?: (row: Raw) => Stage | null;
  readonly setOut?: TimeMember;
  readonly arrived?: TimeMember;
  readonly message?: (row: Raw) => unknown;
  readonly cause?: (row: Raw) => unknown;
  readonly plannedReason?: (row: Raw) => unknown;
  readonly areas?: (row: Raw) => readonly unknown[];
  readonly point?: (row: Raw) => Position | null;
  readonly place?: (row: Raw) => unknown;
  /** With at most so many customers a point would show a home. */
  readonly fewest?: number;
}

const FEWEST = 5;
const STEP_NAMES: Readonly<Record<Stage, string>> = {
  reported: 'Power cut reported',
  'on-the-way': 'Engineers on their way',
  investigating: 'Engineers investigating and fixing',
  restored: 'Power back on',
};
const ORDER: readonly Stage[] = ['reported', 'on-the-way', 'investigating', 'restored'];

const wire = (at: Instant | null): string | null => (at === null ? null : wireTime(at));

/** As the live feed words it: "26 Nov 14:00 - 15:00". */
function rangeText(from: Instant, to: Instant): string | null {
  if (to <= from) return null;
  const day = (at: Instant) => inLondon(at).format('DD MMM HH:mm');
  const sameDay = startOfLondonDay(from) === startOfLondonDay(to);
  return `${day(from)} - ${sameDay ? inLondon(to).format('HH:mm') : day(to)}`;
}

function totalOf(row: Raw, members: readonly string[]): number | null {
  const numbers = members
    .map((member) => readWhole(row[member], { fallback: -1 }))
    .filter((number) => number >= 0);
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0);
}

export function byTable(table: IncidentTable) {
  return (rows: Rows, context: FeedContext): Raw => {
    const [row] = rows;
    const timeOf = (time: TimeMember | undefined): Instant | null =>
      time ? timeIn(row, time, context) : null;

    const type = table.type(row, context);
    const isPlanned = type === 'Planned';
    const isOver = type === 'Restored' || (table.isOver?.(row, context) ?? false);
    const counted = table.customers ? totalOf(row, table.customers) : null;
    const customers = isOver && counted !== null ? 0 : counted;

    const [from, to] = (table.range ?? []).map(timeOf);
    const range = from != null && to != null ? rangeText(from, to) : null;
    const reported = isPlanned ? null : timeOf(table.reported);
    const plannedStart = isPlanned ? timeOf(table.plannedStart ?? table.reported) : null;
    const restored = isOver ? timeOf(table.restored) : null;

    const message = table.message?.(row) ?? null;
    const stage: Stage = isOver ? 'restored' : (table.stage?.(row) ?? 'reported');
    const times: Readonly<Record<Stage, Instant | null>> = {
      reported,
      'on-the-way': timeOf(table.setOut),
      investigating: timeOf(table.arrived),
      restored,
    };
    const Steps = isPlanned
      ? []
      : ORDER.filter((each) => each === stage || times[each] !== null).map((each) => ({
          Name: STEP_NAMES[each],
          Date: wire(times[each]),
          Message: each === stage ? message : null,
          Active: each === stage,
          StepType: 0,
        }));

    const areas = rows.flatMap((each) => table.areas?.(each) ?? []);
    const point = meanOf(
      rows.flatMap((each) => {
        const one = table.point?.(each);
        return one ? [one] : [];
      }),
    );
    return {
      IncidentReference: readText(row[table.reference], 100),
      PowerCutType: type,
      IncidentTypeName: type,
      StatusId: table.isCancelled?.(row)
        ? 8
        : isOver
          ? 5
          : isPlanned
            ? 6
            : stage === 'reported'
              ? 0
              : 1,
      ReceivedDate: wire(reported),
      EstimatedRestorationDate: wire(timeOf(table.estimate)),
      IncidentTypeTBCEstimatedFriendlyDescription: range,
      RestoredDateTime: wire(restored),
      PlannedDate: wire(plannedStart),
      PlannedIsDay: isPlanned && (table.plannedIsDay?.(row) ?? false),
      IncidentCategoryCustomerFriendlyDescription: table.cause?.(row) ?? null,
      PlannedIncidentReason: isPlanned ? (table.plannedReason?.(row) ?? null) : null,
      NoCustomerAffected: isPlanned ? 0 : customers,
      NoPlannedCustomers: isPlanned ? customers : 0,
      PostCodesAffected: areas,
      FullPostcodeData: areas,
      Point: publicPoint(point, counted, table.fewest ?? FEWEST),
      PlaceName: placeName(table.place?.(row)),
      Steps,
    };
  };
}
