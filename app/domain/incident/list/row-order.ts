import type { Instant } from '../../time/instant';
import type { ListFilter } from './list-page';

/** By county and town; by when power should be back; by homes; by when it was reported. */
export const ROW_ORDERS = ['county', 'soonest', 'homes', 'new'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

/** What the order, the groups and the filter of a list ask of an incident. */
export interface Sortable {
  readonly county: string | null;
  readonly town: string | null;
  readonly group: ListFilter;
  /** Homes and businesses; 0 where nobody knows. */
  readonly homes: number;
  /** When power should be back; null where nobody knows. */
  readonly backAt: Instant | null;
  readonly reportedAt: Instant;
}

const names = new Intl.Collator('en-GB');
/** Names in their order; what has none comes last. */
const byName = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : names.compare(a, b);
const isOver = ({ group }: Sortable): number => Number(group === 'restored');

const ORDERS: Readonly<Record<RowOrder, (a: Sortable, b: Sortable) => number>> = {
  county: (a, b) => byName(a.county, b.county) || byName(a.town, b.town),
  soonest: (a, b) => isOver(a) - isOver(b) || (a.backAt ?? Infinity) - (b.backAt ?? Infinity) || 0,
  homes: (a, b) => isOver(a) - isOver(b) || b.homes - a.homes,
  new: (a, b) => b.reportedAt - a.reportedAt,
};

/** In the order asked for; what is equal stays as it came. */
export const inOrder = <Row extends Sortable>(rows: readonly Row[], by: RowOrder): readonly Row[] =>
  rows.toSorted(ORDERS[by]);

/** How many power cuts and homes without power; planned work and what is over do not count. */
export interface Subtotal {
  readonly cuts: number;
  readonly homes: number;
  /** Entries of any kind. */
  readonly entries: number;
}

const NOTHING: Subtotal = { cuts: 0, homes: 0, entries: 0 };
const plus = ({ cuts, homes, entries }: Subtotal, row: Sortable): Subtotal =>
  row.group === 'unplanned'
    ? { cuts: cuts + 1, homes: homes + row.homes, entries: entries + 1 }
    : { cuts, homes, entries: entries + 1 };

/** Rows of one county, town by town. */
export interface CountyRows<Row> {
  readonly county: string | null;
  readonly subtotal: Subtotal;
  readonly towns: readonly {
    readonly town: string | null;
    readonly subtotal: Subtotal;
    readonly rows: readonly Row[];
  }[];
}

const townKey = ({ county, town }: Sortable): string => `${county} / ${town}`;

/** The rows of a page in groups. Subtotals are those of the whole list `all`, of which the page is a part; both are in the order by county. */
export function inCounties<Row extends Sortable>(
  page: readonly Row[],
  all: readonly Row[],
): readonly CountyRows<Row>[] {
  const counties = new Map<string | null, Subtotal>();
  const towns = new Map<string, Subtotal>();
  for (const row of all) {
    counties.set(row.county, plus(counties.get(row.county) ?? NOTHING, row));
    towns.set(townKey(row), plus(towns.get(townKey(row)) ?? NOTHING, row));
  }
  const grouped = new Map<string | null, Map<string, Row[]>>();
  for (const row of page) {
    const county = grouped.get(row.county) ?? new Map<string, Row[]>();
    grouped.set(row.county, county);
    const town = county.get(townKey(row));
    if (town) town.push(row);
    else county.set(townKey(row), [row]);
  }
  return [...grouped].map(([county, inside]) => ({
    county,
    subtotal: counties.get(county) ?? NOTHING,
    towns: [...inside].map(([key, rows]) => ({
      town: rows[0]?.town ?? null,
      subtotal: towns.get(key) ?? NOTHING,
      rows,
    })),
  }));
}
