import { listPage, type ListFilter, type ListPage } from '~/domain/incident/list-page';
import type { Instant } from '~/domain/instant';
import { drawArea, drawOverview, type AreaDrawing } from '~/domain/map/draw-area';
import { isInView, type MapView } from '~/domain/map/view';
import type { LiveMarksAnswer } from '~/map-view/interactive/live-data';
import type { IncidentCardModel } from '~/incident-view/card-model';
import { cardsOf, entriesOf, listHead, outlinesOf, rowsOf, type ListInput, type ListSurroundings } from './list-model';

export const MAP_PAGE_SIZE = 20;
export const CLOSE_MAP = { width: 480, height: 520 } as const;

export interface MapQuery {
  readonly show: readonly ListFilter[];
  readonly page: number;
}

export interface MapPageModel extends Omit<ListPage<never>, 'items'> {
  readonly cards: readonly IncidentCardModel[];
  readonly from: number;
  readonly head: ReturnType<typeof listHead>;
  readonly drawing: AreaDrawing;
}

/** Every incident of a choice, those that the list shows first and in its order. */
function chosen(
  { incidents }: Pick<ListInput, 'incidents'>,
  show: readonly ListFilter[],
  view: MapView | null,
  now: Instant,
) {
  const rows = rowsOf(incidents, now);
  const isSeen = ({ place }: (typeof rows)[number]) => view === null || (place !== null && isInView(view, place));
  const isShown = ({ group }: (typeof rows)[number]) => show.includes(group);
  const seen = rows.filter(isSeen);
  return { seen, shown: seen.filter(isShown), others: view ? rows.filter((row) => isShown(row) && !isSeen(row)) : [] };
}

const MOST_OUTLINES = 40;
const shortened = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/** What an interactive map in the same place carries: the list's incidents by their numbers, and the others without. */
export function liveMarks(
  input: Pick<ListInput, 'incidents'>,
  show: readonly ListFilter[],
  view: MapView | null,
  now: Instant,
): LiveMarksAnswer {
  const { shown, others } = chosen(input, show, view, now);
  const areas = view
    ? outlinesOf(shown).flatMap(({ status, outlines }) => outlines.map((outline) => ({ status, outline })))
    : [];
  return {
    entries: [...entriesOf(shown, 1), ...entriesOf(others, 1).map((entry) => ({ ...entry, number: 0 }))],
    areas: areas.slice(0, MOST_OUTLINES).map(({ status, outline }) => ({
      status,
      ring: outline.map(({ lat, lng }) => [shortened(lng), shortened(lat)] as const),
    })),
  };
}

/** The map and the list beside it: the same incidents, the same numbers. `view` is null for the whole area. */
export function mapModel(
  input: ListInput,
  query: MapQuery,
  view: MapView | null,
  around: ListSurroundings,
  now: Instant,
): MapPageModel {
  const { seen, shown } = chosen(input, query.show, view, now);
  const { items, page, pages, total } = listPage(shown, query.page, MAP_PAGE_SIZE);
  const entries = entriesOf(shown, 1);
  return {
    cards: cardsOf(
      items.map(({ incident }) => incident),
      input,
      now,
    ),
    from: (page - 1) * MAP_PAGE_SIZE + 1,
    page,
    pages,
    total,
    head: listHead(seen, input, now),
    drawing: view
      ? drawArea(view, entries, outlinesOf(shown), around)
      : drawOverview(entries, around.overview, around.places),
  };
}
