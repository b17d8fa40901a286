import { listGroupOf, listPage, type ListFilter, type ListPage } from '~/domain/incident/list-page';
import type { Instant } from '~/domain/instant';
import { drawArea, drawOverview, type AreaDrawing } from '~/domain/map/draw-area';
import { placeOf } from '~/domain/map/marks';
import { isInView, type MapView } from '~/domain/map/view';
import type { IncidentCardModel } from '~/incident-view/card-model';
import { cardsOf, entriesOf, listHead, outlinesOf, type ListInput, type ListSurroundings } from './list-model';

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
  const seen = view
    ? input.incidents.filter((incident) => {
        const place = placeOf(incident.shapes);
        return place !== null && isInView(view, place);
      })
    : input.incidents;
  const groups = seen.map((incident) => listGroupOf(incident, now));
  const shown = seen.filter((_, index) => query.show.includes(groups[index] ?? 'unplanned'));
  const { items, page, pages, total } = listPage(shown, query.page, MAP_PAGE_SIZE);
  const entries = entriesOf(shown, 1, now);
  return {
    cards: cardsOf(items, input, now),
    from: (page - 1) * MAP_PAGE_SIZE + 1,
    page,
    pages,
    total,
    head: listHead(groups, input, now),
    drawing: view ? drawArea(view, entries, outlinesOf(shown, now), around) : drawOverview(entries, around.overview, around.places),
  };
}
