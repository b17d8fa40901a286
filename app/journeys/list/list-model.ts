import { textsOf } from '~/words/texts';
import { type Overrides } from '~/words/language';
import { incidentWords } from '~/words/incident';
import { list as listTexts } from '#words/en.json';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import { flagsOf } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { keptForMinute } from '~/domain/incident/kept-for-minute';
import { listGroupOf, listPage, type ListFilter } from '~/domain/incident/list/list-page';
import { customerCount } from '~/domain/incident/customers';
import { endOf, estimateOf } from '~/domain/incident/estimate';
import { countyNamed, finderOf } from '~/domain/incident/list/find-rows';
import type { ListQuery } from '~/domain/incident/list/list-query';
import { inOrder, type RowOrder } from '~/domain/incident/list/row-order';
import type { Instant } from '~/domain/time/instant';
import type { Outlined } from '~/domain/map/draw-area';
import type { IncidentSurroundings } from '~/domain/map/draw-incident';
import { markStatusOf, placeOf, type MapEntry, type MarkStatus } from '~/domain/map/marks';
import type { Position } from '~/domain/position';
import type { DataTime } from '~/domain/incident/data-age';
import { situationOf } from '~/domain/incident/situation';
import { incidentUrl } from '~/domain/incident/for-address';
import { ageModel, type AgeModel } from '~/journeys/incident/models/age-model';
import { cardOf, type IncidentCardModel } from '~/journeys/incident/models/card-model';
import { statusOf } from '~/journeys/incident/words/status';
import { groupedRows, plainRows, rowTextOf, type CountyModel, type Sorted } from './rows/row-model';

export interface ListPlace {
  readonly name: string;
  readonly outcodes: readonly string[];
}

export interface ListInput {
  readonly incidents: readonly Incident[];
  readonly takenAt: Instant;
  readonly stale: boolean;
  readonly data: DataTime | null;
  readonly storm: boolean;
  readonly dictionary: Overrides;
  readonly places: readonly ListPlace[];
}

export type ListCounts = Readonly<Record<ListFilter, number>>;

export interface ListView {
  readonly rows: readonly CountyModel[];
  readonly counts: ListCounts;
  readonly show: readonly ListFilter[];
  readonly by: RowOrder;
  readonly find: string;
  readonly county: string | null;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Whatever `find` leaves out. */
  readonly all: number;
  readonly from: number;
  readonly to: number;
  readonly head: ListHead;
  /** Names the snapshot that the page was rendered from. */
  readonly line?: string;
  /** Power may be switched off on a rota; null if there is no notice. */
  readonly rotaLoad?: RotaLoadPopUp | null;
}

const outcodeOf = (sector: string) => sector.split(' ')[0] ?? '';

export const touches = (
  incident: Pick<Incident, 'sectors'>,
  outcodes: readonly string[],
): boolean => incident.sectors.some((sector) => outcodes.includes(outcodeOf(sector)));

export function cardsOf(
  incidents: readonly Incident[],
  { dictionary, storm }: ListInput,
  now: Instant,
): IncidentCardModel[] {
  const t = textsOf(incidentWords, dictionary);
  return incidents.map((incident) => cardOf(situationOf(incident, now, { storm }), { t }));
}

export interface Row extends Sorted {
  readonly status: MarkStatus;
  readonly place: Position | null;
  readonly href: string;
}

/** A storm words its estimates differently. */
export const rowOf = keptForMinute<Row, [boolean]>((incident, now, storm) => {
  const group = listGroupOf(incident, now);
  return {
    incident,
    group,
    status: markStatusOf(statusOf(flagsOf(incident, now)).status),
    place: placeOf(incident),
    href: incidentUrl(incident.reference, incident.sectors[0] ?? null),
    county: incident.county,
    town: incident.town,
    homes: group === 'restored' ? 0 : (customerCount(incident) ?? 0),
    backAt: endOf(estimateOf(incident, { storm, now })),
    reportedAt: incident.receivedAt ?? incident.createdAt ?? 0,
  };
});

const known = new WeakMap<readonly Incident[], { storm: boolean; rows: readonly Row[] }>();

/** Once per list, so that what is sorted can be found again. */
export function rowsOf(
  { incidents, storm }: Pick<ListInput, 'incidents' | 'storm'>,
  now: Instant,
): readonly Row[] {
  const before = known.get(incidents);
  if (before?.storm === storm) return before.rows;
  const rows = incidents.map((incident) => rowOf(incident, now, storm));
  known.set(incidents, { storm, rows });
  return rows;
}

/** Incidents without a position are only in the list. */
export const entriesOf = (rows: readonly Row[]): MapEntry[] =>
  rows.flatMap(({ incident, status, place, href }) => {
    const { reference } = incident;
    return place
      ? [{ reference, status, homes: customerCount(incident) || null, href, position: place }]
      : [];
  });

export interface ListHead {
  readonly counts: Partial<ListCounts>;
  readonly age: AgeModel;
}

export function listHead(
  rows: readonly Row[],
  show: readonly ListFilter[],
  input: ListInput,
  now: Instant,
): ListHead {
  const staleWords = (time: string) => textsOf(listTexts, input.dictionary)('listStale', { time });
  return {
    counts: Object.fromEntries(
      show.map((kind) => [kind, rows.filter(({ group }) => group === kind).length]),
    ),
    age: ageModel(input, now, textsOf(incidentWords, input.dictionary), staleWords),
  };
}

export const outlinesOf = (rows: readonly Row[]): Outlined[] =>
  rows.map(({ incident, status }) => ({
    status,
    outlines: incident.shapes.map((shape) => shape.outline).filter((outline) => outline.length > 2),
  }));

export type ListSurroundings = IncidentSurroundings;

/** Three thousand power cuts are twelve pages. */
export const ROWS_A_PAGE = 250;

const sorted = new WeakMap<readonly Row[], Partial<Record<RowOrder, readonly Row[]>>>();

/** Once per order; filtering keeps the order. */
export function sortedOnce(rows: readonly Row[], by: RowOrder): readonly Row[] {
  const orders = sorted.get(rows) ?? {};
  const known = orders[by] ?? inOrder(rows, by);
  sorted.set(rows, { ...orders, [by]: known });
  return known;
}

function selectionOf(
  input: ListInput,
  { show, by, find, page }: ListQuery,
  now: Instant,
  outcodes: readonly string[] | null,
) {
  const all = sortedOnce(rowsOf(input, now), by);
  const here = outcodes ? all.filter(({ incident }) => touches(incident, outcodes)) : all;
  const county = find === '' ? null : countyNamed(find, here);
  const isFound = find === '' ? () => true : finderOf(find);
  const found = here.filter((row) =>
    county === null ? isFound(row.incident) : row.county === county,
  );
  const shown = found.filter(({ group }) => show.includes(group));
  return { here, county, found, shown, listed: listPage(shown, page, ROWS_A_PAGE) };
}

/** In turns, so that nobody else waits for 250 texts after a new snapshot. */
export async function prepareRows(
  input: ListInput,
  query: ListQuery,
  now: Instant,
  outcodes: readonly string[] | null,
  inTurns: (rows: readonly Row[], work: (row: Row) => void) => Promise<void>,
): Promise<void> {
  const { items } = selectionOf(input, query, now, outcodes).listed;
  const { storm, dictionary } = input;
  await inTurns(items, ({ incident }) => rowTextOf(incident, { storm, dictionary, now }));
}

/**
 * Limited to `outcodes` for a place. Leaves out multiple records. docs/decisions/power-cuts-page.md
 */
export function listView(
  input: ListInput,
  query: ListQuery,
  now: Instant,
  outcodes: readonly string[] | null = null,
): ListView {
  const { show, by, find } = query;
  const { here, county, found, shown, listed } = selectionOf(input, query, now, outcodes);
  const { items, page, pages, total } = listed;
  const context = { storm: input.storm, dictionary: input.dictionary, now };
  const countOf = (kind: ListFilter) => found.filter(({ group }) => group === kind).length;
  return {
    rows: by === 'county' ? groupedRows(items, shown, context) : plainRows(items, context),
    counts: {
      unplanned: countOf('unplanned'),
      planned: countOf('planned'),
      restored: countOf('restored'),
    },
    show,
    by,
    find,
    county,
    page,
    pages,
    total,
    all: here.filter(({ group }) => show.includes(group)).length,
    from: (page - 1) * ROWS_A_PAGE + 1,
    to: (page - 1) * ROWS_A_PAGE + items.length,
    // It speaks for the whole list: what a filter found is said beside the filter.
    head: listHead(here, show, input, now),
  };
}
