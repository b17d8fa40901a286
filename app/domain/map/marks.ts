import type { Incident } from '../incident/incident';
import type { Position } from '../position';
import type { Point } from './mercator';
import { boxAround, type Box } from './places';
import { isInView, toPixel, toPosition, type MapView } from './view';
import Supercluster from 'supercluster';

interface Cluster<T> extends Point {
  readonly items: readonly T[];
}

/** The library's tiles, in units of a map whose world is 256 wide at zoom 0. */
const EXTENT = 256;

/**
 * In the given order, so that the same input always groups the same way. Only one level of the
 * index is built, because each view has one zoom.
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

export interface MapEntry {
  readonly reference: string;
  readonly status: MarkStatus;
  /** Homes and businesses; null if not counted yet. */
  readonly homes: number | null;
  readonly href: string;
  readonly position: Position;
}

/** Its number, if it has one, is homes. */
export interface OneMark extends Point {
  readonly kind: 'one';
  readonly entry: MapEntry;
}

export interface RingMark extends Point {
  readonly kind: 'ring';
  readonly cuts: number;
  readonly planned: number;
  readonly restored: number;
  /** Those of its power cuts, else of its planned work; null if none is counted. */
  readonly homes: number | null;
  readonly near: Position;
}

export type Mark = OneMark | RingMark;

/** Cancelled work keeps its original shape. */
export const markStatusOf = (status: string): MarkStatus =>
  status === 'cut' || status === 'restored' || status === 'multiple' ? status : 'planned';

export const TOUCH = 66;

export interface SpotEntry extends Position {
  readonly name: string;
  readonly href: string;
}

export interface Spot extends Point {
  readonly name: string;
  readonly href: string;
}

export const spotsOf = (view: MapView, entries: readonly SpotEntry[]): Spot[] =>
  entries
    .filter((entry) => isInView(view, entry))
    .map(({ name, href, ...position }) => {
      const { x, y } = toPixel(view, position);
      return { x: Math.round(x), y: Math.round(y), name, href };
    });

/** Its point, else the middle of its sectors' centres; null if neither is known. */
export function placeOf({ point, shapes }: Pick<Incident, 'point' | 'shapes'>): Position | null {
  if (point) return point;
  const centres = shapes.flatMap((shape) => shape.centre ?? shape.outline[0] ?? []);
  if (centres.length === 0) return null;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(centres.map((c) => c.lat)), lng: mean(centres.map((c) => c.lng)) };
}

/**
 * In pixels: the area grows with the homes, from where their number fits in to what still leaves
 * room for others.
 */
const radiusWithin = (homes: number | null, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, Math.sqrt(homes ?? 0))));
export const radiusOf = (homes: number | null): number => radiusWithin(homes, 14, 36);

/** "43", "1.2k", "12k"; empty if homes are not counted. */
export function homesText(homes: number | null): string {
  if (homes === null) return '';
  if (homes < 1000) return String(homes);
  return homes < 9950
    ? `${(Math.floor(homes / 100) / 10).toString()}k`
    : `${Math.floor(homes / 1000)}k`;
}

export const ringRadius = ({ homes }: Pick<RingMark, 'homes'>): number =>
  radiusWithin(homes, 26, 38);

/** A ring is a region, so a hundred metres will do. */
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

const RING_EDGE = 5;

export const reachOf = (mark: Mark): number =>
  mark.kind === 'ring' ? ringRadius(mark) + RING_EDGE : radiusOf(mark.entry.homes);

const GAP = 4;
const SPOT_REACH = 10;

/** No name or number may cover these. */
export const boxesOf = (marks: readonly Mark[], spots: readonly Point[]): Box[] => [
  ...marks.map((mark) => boxAround(mark, reachOf(mark) + GAP)),
  ...spots.map((spot) => boxAround(spot, SPOT_REACH + GAP)),
];

function together(a: Cluster<MapEntry>, b: Cluster<MapEntry>): Cluster<MapEntry> {
  const items = [...a.items, ...b.items];
  const mean = (of: 'x' | 'y') =>
    Math.round((a[of] * a.items.length + b[of] * b.items.length) / items.length);
  return { x: mean('x'), y: mean('y'), items };
}

/**
 * Overlapping markers become a ring. A cluster moves as it grows, so touching ones are merged until
 * none touch.
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
