import type { SectorShape } from '../incident/incident';
import type { Position } from '../position';
import { groundOf, type Ground } from './ground';
import type { Point } from './mercator';
import { ringPath } from './path';
import { boxAround, placeLabels, type NamedPlace, type PlaceLabel } from './places';
import { clampZoom, DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM, toPixel, type MapView } from './view';

export const INCIDENT_MAP = { width: 420, height: 270 } as const;

/** What the small map of an incident draws, already in drawing units. */
export interface IncidentDrawing {
  readonly ground: Ground;
  /** Outlines of the sectors without power; empty paths are left out. */
  readonly areas: readonly string[];
  /** Sectors that have a centre but no outline. */
  readonly spots: readonly Point[];
  /** Where the mark stands. */
  readonly mark: Point;
  readonly places: readonly PlaceLabel[];
}

export interface IncidentSurroundings {
  readonly regions: readonly (readonly (readonly Position[])[])[];
  /** Most important first. */
  readonly places: readonly NamedPlace[];
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const middleOf = (points: readonly Position[]): Position => ({
  lat: middle(points.map((p) => p.lat)),
  lng: middle(points.map((p) => p.lng)),
});

/** The nearest zoom at which all points keep a margin; the default where there is a single point. */
function fit(points: readonly Position[]): MapView {
  const centre = middleOf(points);
  const at = (zoom: number): MapView => ({ ...INCIDENT_MAP, centre, zoom });
  if (points.length === 1) return at(DEFAULT_ZOOM);
  const holds = (view: MapView) =>
    points.every((point) => {
      const { x, y } = toPixel(view, point);
      return x > 50 && y > 40 && x < view.width - 50 && y < view.height - 40;
    });
  for (let zoom = MAX_ZOOM; zoom > MIN_ZOOM - 4; zoom -= 1) if (holds(at(zoom))) return at(zoom);
  return at(clampZoom(MIN_ZOOM));
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** The small map of one incident, or of a pin where nothing is known; null where there is no place to draw. */
export function drawIncident(
  shapes: readonly SectorShape[],
  around: IncidentSurroundings,
  pin: Position | null = null,
): IncidentDrawing | null {
  const outlines = shapes.filter((shape) => shape.outline.length > 2).map((shape) => shape.outline);
  const centres = shapes.flatMap((shape) => shape.centre ?? []);
  const points = outlines.length > 0 ? outlines.flat() : centres.length > 0 ? centres : pin ? [pin] : [];
  if (points.length === 0) return null;
  const view = fit(points);
  const mark = rounded(toPixel(view, pin ?? middleOf(centres.length > 0 ? centres : points)));
  return {
    ground: groundOf(view, around.regions),
    areas: outlines.map((outline) => ringPath(view, outline)).filter((path) => path !== ''),
    spots: shapes.flatMap((shape) =>
      shape.outline.length > 2 || !shape.centre ? [] : [rounded(toPixel(view, shape.centre))],
    ),
    mark,
    places: placeLabels(view, around.places, 5, [boxAround({ x: mark.x, y: mark.y - 22 }, 34)]),
  };
}
