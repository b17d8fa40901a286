import type { SectorShape } from '../incident/incident';
import type { Position } from '../position';
import { clusters } from './cluster';
import { roundPosition, toPosition, type MapView } from './view';

export type MarkStatus = 'cut' | 'planned' | 'restored' | 'multiple';

/** One entry of the list beside the map; entries without a place are only in the list. */
export interface MapEntry {
  readonly number: number;
  readonly status: MarkStatus;
  /** The page of the incident. */
  readonly href: string;
  readonly position: Position;
}

/** One mark: the number of its list entry, or "×12" where twelve stand too close together. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly status: MarkStatus;
  readonly text: string;
  /** The page that the mark opens, or the place to look closer at; neither where marks are only to be seen. */
  readonly href: string | null;
  readonly near: Position | null;
}

/** A card's status as a mark; cancelled work is drawn as what it was. */
export const markStatusOf = (status: string): MarkStatus =>
  status === 'cut' || status === 'restored' || status === 'multiple' ? status : 'planned';

/** Wide enough for a fingertip on a phone, where 420 units are about 300 pixels. */
export const TOUCH = 34;

/** The whole area: 138 units to a degree, with the meridian at x = 168. */
export const OVERVIEW: MapView = { centre: { lat: 51.875, lng: 0.3043 }, zoom: 7.6005, width: 420, height: 540 };

/** Where an incident stands on a map: the middle of its sectors' centres. */
export function placeOf(shapes: readonly SectorShape[]): Position | null {
  const centres = shapes.flatMap((shape) => shape.centre ?? shape.outline[0] ?? []);
  if (centres.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(centres.map((c) => c.lat)), lng: mean(centres.map((c) => c.lng)) };
}

/** The marks of a view, so that no two overlap. */
export function marksOf(view: MapView, entries: readonly MapEntry[], radius = TOUCH): Mark[] {
  return clusters(view, entries, radius).flatMap(({ x, y, items }): Mark[] => {
    const [first] = items;
    if (!first) return [];
    if (items.length === 1)
      return [{ x, y, status: first.status, text: String(first.number), href: first.href, near: null }];
    return [
      {
        x,
        y,
        status: 'multiple',
        text: `×${items.length}`,
        href: null,
        near: roundPosition(toPosition(view, { x, y })),
      },
    ];
  });
}
