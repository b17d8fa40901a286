import { listPage, type ListFilter, type ListPage } from '~/domain/incident/list/list-page';
import type { Instant } from '~/domain/time/instant';
import { drawStage, type Stage, type StageSpots } from '~/domain/map/stage';
import { isInView, type MapView } from '~/domain/map/view';
import type { LiveMarksAnswer } from '~/journeys/map/interactive/ask-json';
import type { IncidentCardModel } from '~/journeys/incident/models/card-model';
import {
  cardsOf,
  entriesOf,
  listHead,
  outlinesOf,
  rowsOf,
  sortedOnce,
  type ListCounts,
  type ListInput,
  type ListSurroundings,
  type Row,
} from './list-model';
import { groupedRows, type CountyModel } from './rows/row-model';

export const MAP_PAGE_SIZE = 40;
export const SEEN_MAP = { width: 860, height: 830 } as const;

/** Null if there is none. */
export function cardByReference(
  input: ListInput,
  reference: string,
  now: Instant,
): IncidentCardModel | null {
  const found = input.incidents.filter((incident) => incident.reference === reference).slice(0, 1);
  return cardsOf(found, input, now)[0] ?? null;
}

export interface MapQuery {
  readonly show: readonly ListFilter[];
  readonly page: number;
  readonly open: string | null;
}

export interface MapPageModel extends Omit<ListPage<never>, 'items'> {
  readonly rows: readonly CountyModel[];
  readonly counts: ListCounts;
  readonly head: ReturnType<typeof listHead>;
  readonly stage: Stage;
  readonly open: IncidentCardModel | null;
}

/** The rows in view, those that match the filter, and those that match it but are out of view. */
function chosen<R extends Row>(
  rows: readonly R[],
  show: readonly ListFilter[],
  view: MapView | null,
) {
  const isSeen = ({ place }: Row) => view === null || (place !== null && isInView(view, place));
  const isShown = ({ group }: Row) => show.includes(group);
  const seen = rows.filter(isSeen);
  return {
    seen,
    shown: seen.filter(isShown),
    others: view ? rows.filter((row) => isShown(row) && !isSeen(row)) : [],
  };
}

const MOST_OUTLINES = 40;
const shortened = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/** In the same place: the filtered incidents and, when zoomed in, their areas. */
export function liveMarks(
  input: Pick<ListInput, 'incidents' | 'storm'>,
  show: readonly ListFilter[],
  view: MapView | null,
  now: Instant,
): LiveMarksAnswer {
  const { shown, others } = chosen(rowsOf(input, now), show, view);
  const areas = view
    ? outlinesOf(shown).flatMap(({ status, outlines }) =>
        outlines.map((outline) => ({ status, outline })),
      )
    : [];
  return {
    entries: entriesOf([...shown, ...others]),
    areas: areas.slice(0, MOST_OUTLINES).map(({ status, outline }) => ({
      status,
      ring: outline.map(({ lat, lng }) => [shortened(lng), shortened(lat)] as const),
    })),
  };
}

/**
 * The rows are the same incidents, by county. A null `view` is the whole area. Names avoid `spots`;
 * `rest` lets other work have its turn between the parts.
 */
export async function mapModel(
  input: ListInput,
  query: MapQuery,
  view: MapView | null,
  surroundings: ListSurroundings,
  now: Instant,
  { spots, rest }: { spots?: StageSpots; rest?: () => Promise<unknown> } = {},
): Promise<MapPageModel> {
  const { storm, dictionary } = input;
  const all = rowsOf(input, now);
  const { seen, shown, others } = chosen(all, query.show, view);
  const { shown: sorted } = chosen(sortedOnce(all, 'county'), query.show, view);
  const { items, page, pages, total } = listPage(sorted, query.page, MAP_PAGE_SIZE);
  const countOf = (kind: ListFilter) => seen.filter(({ group }) => group === kind).length;
  const rows = groupedRows(items, sorted, { storm, dictionary, now });
  await rest?.();
  const entries = entriesOf([...shown, ...others]);
  const stage = await drawStage(
    view,
    entries,
    view ? outlinesOf(shown) : [],
    surroundings,
    spots,
    rest,
  );
  return {
    rows,
    counts: {
      unplanned: countOf('unplanned'),
      planned: countOf('planned'),
      restored: countOf('restored'),
    },
    page,
    pages,
    total,
    head: listHead(seen, query.show, input, now),
    stage,
    open: query.open ? cardByReference(input, query.open, now) : null,
  };
}
