import type { Instant } from '../../time/instant';
import type { ListFilter } from './list-page';

export const ROW_ORDERS = ['county', 'soonest', 'homes', 'new'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

export interface Sortable {
  readonly county: string | null;
  readonly town: string | null;
  readonly group: ListFilter;
  /** Homes and businesses; 0 if unknown. */
  readonly homes: number;
  /** Null if unknown. */
  readonly backAt: Instant | null;
  readonly reportedAt: Instant;
}

const names = new Intl.Collator('en-GB');
type Name = string | null;
const byName = (a: Name, b: Name): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : names.compare(a, b);

/** Thousands of rows share some hundred names, and comparing names is what sorting costs. */
function nameOrder(all: Iterable<Name>): (a: Name, b: Name) => number {
  const ranks = new Map([...new Set(all)].sort(byName).map((name, rank) => [name, rank]));
  const rankOf = (name: Name) => ranks.get(name) ?? 0;
  return (a, b) => rankOf(a) - rankOf(b);
}

const isOver = ({ group }: Sortable): number => Number(group === 'restored');

type Order = (a: Sortable, b: Sortable) => number;
const ORDERS: Readonly<Record<Exclude<RowOrder, 'county'>, Order>> = {
  soonest: (a, b) => isOver(a) - isOver(b) || (a.backAt ?? Infinity) - (b.backAt ?? Infinity) || 0,
  homes: (a, b) => isOver(a) - isOver(b) || b.homes - a.homes,
  new: (a, b) => b.reportedAt - a.reportedAt,
};

function countyOrder(rows: readonly Sortable[]): Order {
  const byCounty = nameOrder(rows.map(({ county }) => county));
  const byTown = nameOrder(rows.map(({ town }) => town));
  return (a, b) => byCounty(a.county, b.county) || byTown(a.town, b.town);
}

export const inOrder = <Row extends Sortable>(rows: readonly Row[], by: RowOrder): readonly Row[] =>
  rows.toSorted(by === 'county' ? countyOrder(rows) : ORDERS[by]);

/** Without planned work and anything over. */
export interface Subtotal {
  readonly cuts: number;
  readonly homes: number;
  /** Power cuts that `homes` leaves out, because theirs aren't known. */
  readonly uncounted: number;
  readonly entries: number;
}

type Tally = { -readonly [Part in keyof Subtotal]: Subtotal[Part] };
const nothing = (): Tally => ({ cuts: 0, homes: 0, uncounted: 0, entries: 0 });

/** Adds in place: a storm has three thousand rows, and every page counts them all. */
function add(tally: Tally, { group, homes }: Sortable): void {
  tally.entries += 1;
  if (group !== 'unplanned') return;
  tally.cuts += 1;
  tally.homes += homes;
  if (homes === 0) tally.uncounted += 1;
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key);
  if (value !== undefined) return value;
  const made = make();
  map.set(key, made);
  return made;
}

interface CountyTally {
  readonly whole: Tally;
  readonly towns: Map<string | null, Tally>;
}

function tallies(all: readonly Sortable[]): ReadonlyMap<string | null, CountyTally> {
  const counties = new Map<string | null, CountyTally>();
  for (const row of all) {
    const { whole, towns } = entryOf(counties, row.county, () => ({
      whole: nothing(),
      towns: new Map(),
    }));
    add(whole, row);
    add(entryOf(towns, row.town, nothing), row);
  }
  return counties;
}

export interface CountyRows<Row> {
  readonly county: string | null;
  readonly subtotal: Subtotal;
  readonly towns: readonly {
    readonly town: string | null;
    readonly subtotal: Subtotal;
    readonly rows: readonly Row[];
  }[];
}

/** Subtotals cover the whole list `all`, not only the page; both are sorted by county. */
export function inCounties<Row extends Sortable>(
  page: readonly Row[],
  all: readonly Row[],
): readonly CountyRows<Row>[] {
  const counted = tallies(all);
  const grouped = new Map<string | null, Map<string | null, Row[]>>();
  for (const row of page) {
    const towns = entryOf(grouped, row.county, () => new Map<string | null, Row[]>());
    entryOf(towns, row.town, () => []).push(row);
  }
  return [...grouped].map(([county, towns]) => ({
    county,
    subtotal: counted.get(county)?.whole ?? nothing(),
    towns: [...towns].map(([town, rows]) => ({
      town,
      subtotal: counted.get(county)?.towns.get(town) ?? nothing(),
      rows,
    })),
  }));
}
