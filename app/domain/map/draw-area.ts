import type { Position } from '../position';
import type { IncidentSurroundings } from './draw-incident';
import { groundOf, type Ground } from './ground';
import { marksOf, OVERVIEW, type MapEntry, type Mark, type MarkStatus } from './marks';
import { ringPath } from './path';
import { boxAround, placeLabels, type NamedPlace, type PlaceLabel } from './places';
import type { MapView } from './view';

/** The sectors of an incident as the map draws them. */
export interface Outlined {
  readonly status: MarkStatus;
  readonly outlines: readonly (readonly Position[])[];
}

/** A part of the area looked at closely, in drawing units. */
export interface AreaDrawing {
  readonly width: number;
  readonly height: number;
  readonly ground: Ground;
  readonly places: readonly PlaceLabel[];
  readonly marks: readonly Mark[];
  readonly areas: readonly { readonly status: MarkStatus; readonly path: string }[];
}

const MOST_PLACES = 8;
/** Outlines are context; a storm has more of them than a phone should load. */
const MOST_OUTLINES = 40;

/** The whole area on its own fixed ground. */
export function drawOverview(entries: readonly MapEntry[], ground: Ground, places: readonly NamedPlace[]): AreaDrawing {
  const marks = marksOf(OVERVIEW, entries);
  const labels = placeLabels(
    OVERVIEW,
    places,
    MOST_PLACES,
    marks.map((mark) => boxAround(mark, 18)),
  );
  return { width: OVERVIEW.width, height: OVERVIEW.height, ground, places: labels, marks, areas: [] };
}

export function drawArea(
  view: MapView,
  entries: readonly MapEntry[],
  outlined: readonly Outlined[],
  around: IncidentSurroundings,
): AreaDrawing {
  const marks = marksOf(view, entries);
  return {
    width: view.width,
    height: view.height,
    ground: groundOf(view, around.regions),
    places: placeLabels(
      view,
      around.places,
      MOST_PLACES,
      marks.map((mark) => boxAround(mark, 20)),
    ),
    marks,
    areas: outlined
      .flatMap(({ status, outlines }) => outlines.map((outline) => ({ status, path: ringPath(view, outline) })))
      .filter(({ path }) => path !== '')
      .slice(0, MOST_OUTLINES),
  };
}
