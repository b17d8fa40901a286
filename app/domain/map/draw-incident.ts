import type { SectorShape } from '../incident/incident';
import type { Position } from '../position';
import { baseMapHref, NO_STREETS, type AffectedStreets } from './base-map-href';
import type { Point } from './mercator';
import { ringPath } from './path';
import { boxAround, placeLabels, type NamedPlace, type PlaceLabel } from './places';
import type { Road } from './roads';
import { clampZoom, MAX_ZOOM, metresPerUnit, MIN_ZOOM, toPixel, type MapView } from './view';

export const INCIDENT_MAP = { width: 420, height: 270 } as const;

/** In drawing units. */
export interface IncidentDrawing {
  readonly ground: string;
  readonly areas: readonly string[];
  readonly spots: readonly Point[];
  readonly mark: Point;
  readonly places: readonly PlaceLabel[];
  /** The length in drawing units, and its distance. */
  readonly scale: { readonly length: number; readonly metres: number };
  /** To about a hundred metres; the full map opens here. */
  readonly at: Position;
  readonly zoom: number;
}

export interface IncidentSurroundings {
  readonly regions: readonly (readonly (readonly Position[])[])[];
  readonly places: readonly NamedPlace[];
  /** None if the base map is an image with its own numbers. */
  readonly ways?: readonly Road[];
}

const STREET_ZOOM = 14;
const MARGIN = 24;
const STEP = 0.25;
/** Names are larger on phones, and would be cut off here. */
const EDGES = [
  { left: -INCIDENT_MAP.width, right: 28, top: 0, bottom: INCIDENT_MAP.height },
  {
    left: INCIDENT_MAP.width - 28,
    right: 2 * INCIDENT_MAP.width,
    top: 0,
    bottom: INCIDENT_MAP.height,
  },
];

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const middleOf = (points: readonly Position[]): Position => ({
  lat: middle(points.map((p) => p.lat)),
  lng: middle(points.map((p) => p.lng)),
});

function fit(points: readonly Position[]): MapView {
  const centre = middleOf(points);
  const at = (zoom: number): MapView => ({ ...INCIDENT_MAP, centre, zoom });
  if (points.length === 1) return at(STREET_ZOOM);
  const holds = (view: MapView) =>
    points.every((point) => {
      const { x, y } = toPixel(view, point);
      return x > MARGIN && y > MARGIN && x < view.width - MARGIN && y < view.height - MARGIN;
    });
  for (let zoom = MAX_ZOOM; zoom > MIN_ZOOM - 4; zoom -= STEP) if (holds(at(zoom))) return at(zoom);
  return at(clampZoom(MIN_ZOOM));
}

const LENGTHS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];
const LONGEST = 110;

function scaleOf(view: MapView) {
  const unit = metresPerUnit(view);
  const metres = LENGTHS.findLast((length) => length / unit <= LONGEST) ?? 50;
  return { length: Math.round(metres / unit), metres };
}

const thousandths = (degrees: number): number => Math.round(degrees * 1000) / 1000;
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Shows the pin if no incident is known; null without a position. */
export function drawIncident(
  shapes: readonly SectorShape[],
  surroundings: IncidentSurroundings,
  pin: Position | null = null,
  affected: AffectedStreets = NO_STREETS,
): IncidentDrawing | null {
  const outlines = shapes.filter((shape) => shape.outline.length > 2).map((shape) => shape.outline);
  const centres = shapes.flatMap((shape) => shape.centre ?? []);
  const points =
    outlines.length > 0 ? outlines.flat() : centres.length > 0 ? centres : pin ? [pin] : [];
  if (points.length === 0) return null;
  const view = fit(points);
  const mark = rounded(toPixel(view, pin ?? middleOf(centres.length > 0 ? centres : points)));
  return {
    ground: baseMapHref(view, 'card', affected),
    areas: outlines.map((outline) => ringPath(view, outline)).filter((path) => path !== ''),
    spots: shapes.flatMap((shape) =>
      shape.outline.length > 2 || !shape.centre ? [] : [rounded(toPixel(view, shape.centre))],
    ),
    mark,
    places: placeLabels(view, surroundings.places, 5, [
      boxAround({ x: mark.x, y: mark.y - 22 }, 34),
      ...EDGES,
    ]),
    scale: scaleOf(view),
    at: { lat: thousandths(view.centre.lat), lng: thousandths(view.centre.lng) },
    zoom: clampZoom(view.zoom),
  };
}
