import { listPage, type ListFilter, type ListPage } from '~/domain/incident/list-page';
import type { Instant } from '~/domain/instant';
import { drawArea, drawOverview, type AreaDrawing } from '~/domain/map/draw-area';
import { isInView, type MapView } from '~/domain/map/view';
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

/** The map and the list beside it: the same incidents, the same numbers. `view` is null for the whole area. */
export function mapModel(input: ListInput, query: MapQuery, view: MapView | null, around: ListSurroundings, now: Instant): MapPageModel {
  const rows = rowsOf(input.incidents, now);
  const seen = view ? rows.filter(({ place }) => place !== null && isInView(view, place)) : rows;
  const shown = seen.filter(({ group }) => query.show.includes(group));
  const { items, page, pages, total } = listPage(shown, query.page, MAP_PAGE_SIZE);
  const entries = entriesOf(shown, 1);
  return {
    cards: cardsOf(items.map(({ incident }) => incident), input, now),
    from: (page - 1) * MAP_PAGE_SIZE + 1,
    page,
    pages,
    total,
    head: listHead(seen, input, now),
    drawing: view ? drawArea(view, entries, outlinesOf(shown), around) : drawOverview(entries, around.overview, around.places),
  };
}
