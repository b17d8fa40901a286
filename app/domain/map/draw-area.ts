import type { Position } from '../position';
import type { IncidentSurroundings } from './draw-incident';
import { roadNumbers, type RoadNumber } from './draw-base-map';
import { baseMapHref, type BaseMapSize } from './base-map-href';
import { boxesOf, marksOf, type MapEntry, type Mark, type MarkStatus, type Spot } from './marks';
import { ringPath } from './path';
import { boxOf, placeLabels, type PlaceLabel } from './places';
import type { MapView } from './view';

export interface Outlined {
  readonly status: MarkStatus;
  readonly outlines: readonly (readonly Position[])[];
}

/** In drawing units. */
export interface AreaDrawing {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly places: readonly PlaceLabel[];
  readonly marks: readonly Mark[];
  readonly numbers: readonly RoadNumber[];
  readonly areas: readonly { readonly status: MarkStatus; readonly path: string }[];
}

const outOf = ({ width, height }: MapView, sight: number) =>
  [
    [-width, (width - sight) / 2],
    [(width + sight) / 2, 2 * width],
  ].map(([left = 0, right = 0]) => ({ left, right, top: 0, bottom: height }));
/** Outlines are only context; a storm has more than a phone should load. */
const MOST_OUTLINES = 40;

interface AreaOptions {
  readonly spots: readonly Spot[];
  readonly mostPlaces: number;
  readonly sight: number;
}

export function drawArea(
  view: MapView,
  entries: readonly MapEntry[],
  outlined: readonly Outlined[],
  surroundings: IncidentSurroundings,
  size: BaseMapSize,
  { spots, mostPlaces, sight }: AreaOptions,
): AreaDrawing {
  const marks = marksOf(view, entries);
  // What is half out of sight would be cut off.
  const keepFree = [...boxesOf(marks, spots), ...outOf(view, sight)];
  const places = placeLabels(view, surroundings.places, mostPlaces, keepFree);
  return {
    width: view.width,
    height: view.height,
    ground: baseMapHref(view, size),
    places,
    marks,
    numbers: roadNumbers(view, surroundings.ways ?? [], [...keepFree, ...places.map(boxOf)]),
    areas: outlined
      .flatMap(({ status, outlines }) =>
        outlines.map((outline) => ({ status, path: ringPath(view, outline) })),
      )
      .filter(({ path }) => path !== '')
      .slice(0, MOST_OUTLINES),
  };
}
