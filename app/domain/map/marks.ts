import type { Incident } from '../incident/incident';
import type { Position } from '../position';
import type { Point } from './mercator';
import { boxAround, type Box } from './places';
import { isInView, toPixel, toPosition, type MapView } from './view';
import Supercluster from 'supercluster';

/** Markers too close to show separately, at their centre. A single marker is a cluster of one. */
interface Cluster<T> extends Point {
  readonly items: readonly T[];
}

/** The library's tiles, in units of a map whose world is 256 wide at zoom 0. */
const EXTENT = 256;

/**
 * Groups items within `radius` drawing units, in the given order, so that the same input always
 * groups the same way. Only one level of the index is built, because each view has one zoom.
 */
export function clusters<T extends { readonly position: Position }>(
  view: MapView,
  items: readonly T[],
  radius: number,
): Cluster<T>[] {
  const level = Math.floor(view.zoom);
  const index = new Supercluster<{ item: T }>({
    minZoom: level,
    maxZoom: level,
    extent: EXTENT,
    radius: radius / 2 ** (view.zoom - level),
  });
  index.load(
    items.map((item) => ({
      type: 'Feature' as const,
      properties: { item },
      geometry: { type: 'Point' as const, coordinates: [item.position.lng, item.position.lat] },
    })),
  );
  const [northWest, southEast] = [
    toPosition(view, { x: -radius, y: -radius }),
    toPosition(view, { x: view.width + radius, y: view.height + radius }),
  ];
  return index
    .getClusters([northWest.lng, southEast.lat, southEast.lng, northWest.lat], level)
    .flatMap(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!isInView(view, { lat, lng })) return [];
      const { x, y } = toPixel(view, { lat, lng });
      const held =
        'cluster_id' in properties
          ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.item)
          : [properties.item];
      return [{ x: Math.round(x), y: Math.round(y), items: held }];
    });
}

export type MarkStatus = 'cut' | 'planned' | 'restored' | 'multiple';

/** One incident on the map. */
export interface MapEntry {
  readonly reference: string;
  readonly status: MarkStatus;
  /** Homes and businesses off; null if not counted yet. */
  readonly homes: number | null;
  /** The incident's page. */
  readonly href: string;
  readonly position: Position;
}

/** A single incident. Its number, if it has one, is homes. */
export interface OneMark extends Point {
  readonly kind: 'one';
  readonly entry: MapEntry;
}

/**
 * Incidents too close to show separately: how many of each kind, how many homes are off, and where
 * to zoom in.
 */
export interface RingMark extends Point {
  readonly kind: 'ring';
  readonly cuts: number;
  readonly planned: number;
  readonly restored: number;
  /**
   * Homes without power in its power cuts, else those of its planned work; null if none is counted.
   */
  readonly homes: number | null;
  readonly near: Position;
}

export type Mark = OneMark | RingMark;

/** Returns a card's status as a marker's; cancelled work keeps its original shape. */
export const markStatusOf = (status: string): MarkStatus =>
  status === 'cut' || status === 'restored' || status === 'multiple' ? status : 'planned';

/** The distance between two rings of the largest size. */
export const TOUCH = 66;

/** Another item on a map of power cuts: a warm place. */
export interface SpotEntry extends Position {
  readonly name: string;
  readonly href: string;
}

/** Its drawn position. */
export interface Spot extends Point {
  readonly name: string;
  readonly href: string;
}

/** Returns the warm places in a view. */
export const spotsOf = (view: MapView, entries: readonly SpotEntry[]): Spot[] =>
  entries
    .filter((entry) => isInView(view, entry))
    .map(({ name, href, ...position }) => {
      const { x, y } = toPixel(view, position);
      return { x: Math.round(x), y: Math.round(y), name, href };
    });

/**
 * Returns an incident's position on a map: its point, else the middle of its sectors' centres; null
 * if neither is known.
 */
export function placeOf({ point, shapes }: Pick<Incident, 'point' | 'shapes'>): Position | null {
  if (point) return point;
  const centres = shapes.flatMap((shape) => shape.centre ?? shape.outline[0] ?? []);
  if (centres.length === 0) return null;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(centres.map((c) => c.lat)), lng: mean(centres.map((c) => c.lng)) };
}

/**
 * Returns a marker's radius in pixels: its area grows with the homes, from where their number fits
 * in to what still leaves room for others.
 */
const radiusWithin = (homes: number | null, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, Math.sqrt(homes ?? 0))));
export const radiusOf = (homes: number | null): number => radiusWithin(homes, 14, 36);

/** Returns "43", "1.2k", "12k"; empty if homes are not counted. */
export function homesText(homes: number | null): string {
  if (homes === null) return '';
  if (homes < 1000) return String(homes);
  return homes < 9950
    ? `${(Math.floor(homes / 100) / 10).toString()}k`
    : `${Math.floor(homes / 1000)}k`;
}

/** Returns a ring's radius, with room for the number within its segments. */
export const ringRadius = ({ homes }: Pick<RingMark, 'homes'>): number =>
  radiusWithin(homes, 26, 38);

/** Rounds where zooming in starts: a ring is a region, so a hundred metres will do. */
const thousandths = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function markOf(view: MapView, { x, y, items }: Cluster<MapEntry>): Mark | null {
  const [first] = items;
  if (!first) return null;
  if (items.length === 1) return { kind: 'one', x, y, entry: first };
  const count = (...statuses: MarkStatus[]) =>
    items.filter(({ status }) => statuses.includes(status)).length;
  const homesOf = (...statuses: MarkStatus[]) =>
    items
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { homes }) => sum + (homes ?? 0), 0);
  const cuts = count('cut', 'multiple');
  const { lat, lng } = toPosition(view, { x, y });
  return {
    kind: 'ring',
    x,
    y,
    cuts,
    planned: count('planned'),
    restored: count('restored'),
    homes: (cuts > 0 ? homesOf('cut', 'multiple') : homesOf('planned')) || null,
    near: { lat: thousandths(lat), lng: thousandths(lng) },
  };
}

/** Half the width of a ring's segments and its light edge. */
const RING_EDGE = 5;

/** Returns how far a marker reaches. */
export const reachOf = (mark: Mark): number =>
  mark.kind === 'ring' ? ringRadius(mark) + RING_EDGE : radiusOf(mark.entry.homes);

/** How far a name stays from what stands on a map, and how far a warm place reaches. */
const GAP = 4;
const SPOT_REACH = 10;

/** Returns the parts of a map that no name or number may cover: its markers and warm places. */
export const boxesOf = (marks: readonly Mark[], spots: readonly Point[]): Box[] => [
  ...marks.map((mark) => boxAround(mark, reachOf(mark) + GAP)),
  ...spots.map((spot) => boxAround(spot, SPOT_REACH + GAP)),
];

/** Merges two clusters at their common centre. */
function together(a: Cluster<MapEntry>, b: Cluster<MapEntry>): Cluster<MapEntry> {
  const items = [...a.items, ...b.items];
  const mean = (of: 'x' | 'y') =>
    Math.round((a[of] * a.items.length + b[of] * b.items.length) / items.length);
  return { x: mean('x'), y: mean('y'), items };
}

/**
 * Returns a view's markers without overlaps: overlapping ones become a ring. A cluster moves as it
 * grows, so touching ones are merged until none touch.
 */
export function marksOf(view: MapView, entries: readonly MapEntry[], radius = TOUCH): Mark[] {
  const apart: { group: Cluster<MapEntry>; mark: Mark }[] = [];
  const waiting = clusters(view, entries, radius);
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const mark = markOf(view, group);
    if (!mark) continue;
    const touched = apart.findIndex(
      (other) =>
        Math.hypot(other.mark.x - mark.x, other.mark.y - mark.y) <
        reachOf(other.mark) + reachOf(mark),
    );
    const [other] = touched < 0 ? [] : apart.splice(touched, 1);
    if (other) waiting.unshift(together(other.group, group));
    else apart.push({ group, mark });
  }
  return apart.map(({ mark }) => mark);
}
