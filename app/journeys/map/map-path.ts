import { LIST_FILTERS, type ListFilter } from '~/domain/incident/list/list-page';
import type { Position } from '~/domain/position';

export const MAP_PATH = '/power-cut/map';

/** Planned work is only shown when asked for. */
export const MAP_FILTERS: readonly ListFilter[] = LIST_FILTERS.filter((kind) => kind !== 'planned');

export interface MapPlace {
  /** Null shows the whole area. */
  centre: Position | null;
  zoom?: number;
  show?: readonly ListFilter[];
  page?: number;
  open?: string | null;
}

export function mapFields({
  centre,
  zoom,
  show = MAP_FILTERS,
  page = 1,
  open = null,
}: MapPlace): [string, string][] {
  const place: [string, string][] = centre
    ? [
        ['z', String(zoom)],
        ['lat', String(centre.lat)],
        ['lng', String(centre.lng)],
      ]
    : [];
  const filters =
    show.join() === MAP_FILTERS.join()
      ? []
      : show.map((filter): [string, string] => ['show', filter]);
  return [
    ...place,
    ...filters,
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
    ...(open ? [['open', open] as [string, string]] : []),
  ];
}

export function mapHref(place: MapPlace): string {
  const query = new URLSearchParams(mapFields(place)).toString();
  return query ? `${MAP_PATH}?${query}` : MAP_PATH;
}
