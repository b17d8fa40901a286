import type { Position } from '../position';
import type { Point } from './mercator';
import { toPixel, type MapView } from './view';

export interface NamedPlace extends Position {
  readonly name: string;
}

/** Beside its dot, or centred without one if a marker covers the dot. */
export interface PlaceLabel extends Point {
  readonly name: string;
  readonly side: 'right' | 'left' | 'middle';
  /** 1 for the largest places, 3 for most. */
  readonly rank: 1 | 2 | 3;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The width of a letter and the height of a line where names are largest, on a phone (app/journeys/map/map.css). */
const LETTER = 10.4;
const BOLD_LETTER = 11.2;
const LINE = 24;
const MARGIN = 14;
const lengthOf = (name: string, rank: PlaceLabel['rank']) =>
  name.length * (rank < 3 ? BOLD_LETTER : LETTER) + MARGIN;

export function boxOf({ x, y, name, side, rank }: PlaceLabel): Box {
  const length = lengthOf(name, rank);
  return {
    left: side === 'right' ? x - 6 : x - (side === 'left' ? length : length / 2),
    right: side === 'left' ? x + 6 : x + (side === 'right' ? length : length / 2),
    top: y - LINE / 2,
    bottom: y + LINE / 2,
  };
}
/** The offsets of a name below or above a marker, tried in this order. */
const BESIDE_MARKS = [28, -28, 46, -44];
const RANKS = [4, 14] as const;
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** They overlap neither each other nor `keepFree`. `places` is sorted by importance. */
export function placeLabels(
  view: MapView,
  places: readonly NamedPlace[],
  most: number,
  keepFree: readonly Box[] = [],
): PlaceLabel[] {
  const taken = [...keepFree];
  const labels: PlaceLabel[] = [];
  let order = 0;
  for (const place of places) {
    if (labels.length >= most) break;
    const at = toPixel(view, place);
    if (at.x < 6 || at.y < 14 || at.x > view.width - 6 || at.y > view.height - 14) continue;
    const tries: [PlaceLabel['side'], number][] = [
      ['right', 0],
      ['left', 0],
      ...(labels.length < RANKS[1] && keepFree.length > 0
        ? BESIDE_MARKS.map((down): [PlaceLabel['side'], number] => ['middle', down])
        : []),
    ];
    const rank = order < RANKS[0] ? 1 : order < RANKS[1] ? 2 : 3;
    for (const [side, down] of tries) {
      const { name } = place;
      const label: PlaceLabel = {
        name,
        x: Math.round(at.x),
        y: Math.round(at.y + down),
        side,
        rank,
      };
      const box = boxOf(label);
      if (box.left < 0 || box.right > view.width || taken.some((other) => overlap(other, box)))
        continue;
      taken.push(box);
      labels.push(label);
      break;
    }
    order += 1;
  }
  return labels;
}

/** Centred on their place; they overlap neither each other nor existing labels. */
export function middleLabels(
  view: MapView,
  places: readonly NamedPlace[],
  labels: readonly PlaceLabel[],
  keepFree: readonly Box[],
): (Point & { readonly name: string })[] {
  const taken = [...keepFree, ...labels.map(boxOf)];
  return places.flatMap(({ name, ...position }) => {
    const { x, y } = toPixel(view, position);
    const box = boxOf({ name, x, y, side: 'middle', rank: 3 });
    if (box.left < 0 || box.right > view.width || taken.some((other) => overlap(other, box)))
      return [];
    taken.push(box);
    return [{ name, x: Math.round(x), y: Math.round(y) }];
  });
}

export const boxAround = ({ x, y }: Point, by: number): Box => ({
  left: x - by,
  right: x + by,
  top: y - by,
  bottom: y + by,
});
