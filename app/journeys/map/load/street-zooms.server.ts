import { DEFAULT_ZOOM, MAX_ZOOM } from '~/domain/map/view';
import type { Streets } from '~/server/ports/streets/streets';

/** What a page has to know of the streets under its interactive map; null where there are none. */
export interface StreetsOfPage {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly attribution: string;
}

export const streetsOf = (streets: Streets | null): StreetsOfPage | null =>
  streets && { minZoom: streets.minZoom, maxZoom: streets.maxZoom, attribution: streets.attribution };

/** The closest zoom of the map: where the data end. Without streets there is nothing to see beyond a town. */
export const maxZoomOf = (streets: Pick<Streets, 'maxZoom'> | null): number =>
  streets ? Math.min(MAX_ZOOM, Math.max(DEFAULT_ZOOM, streets.maxZoom + 1)) : DEFAULT_ZOOM;
