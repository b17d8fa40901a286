import type { Position } from '../position';
import type { Point } from './mercator';
import { toPixel, type MapView } from './view';

export interface NamedPlace extends Position {
  readonly name: string;
}

/** A name on the map, beside its dot; `left` when there is no room to the right. */
export interface PlaceLabel extends Point {
  readonly name: string;
  readonly left: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER = 8.6;
const LINE = 20;
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Names that fit into the view without touching one another or what is to be kept free. The most important place comes first in `places`. */
export function placeLabels(view: MapView, places: readonly NamedPlace[], most: number, keepFree: readonly Box[] = []): PlaceLabel[] {
  const taken = [...keepFree];
  const labels: PlaceLabel[] = [];
  for (const place of places) {
    if (labels.length >= most) break;
    const at = toPixel(view, place);
    if (at.x < 6 || at.y < 14 || at.x > view.width - 6 || at.y > view.height - 14) continue;
    const length = place.name.length * LETTER + 14;
    const left = at.x + length > view.width;
    const box = { left: left ? at.x - length : at.x - 6, right: left ? at.x + 6 : at.x + length, top: at.y - LINE / 2, bottom: at.y + LINE / 2 };
    if (box.left < 0 || taken.some((other) => overlap(other, box))) continue;
    taken.push(box);
    labels.push({ name: place.name, x: Math.round(at.x), y: Math.round(at.y), left });
  }
  return labels;
}

/** The space round a point that no name may cover. */
export const boxAround = ({ x, y }: Point, by: number): Box => ({ left: x - by, right: x + by, top: y - by, bottom: y + by });
