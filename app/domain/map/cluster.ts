import Supercluster from 'supercluster';
import type { Position } from '../position';
import type { Point } from './mercator';
import { isInView, toPixel, toPosition, type MapView } from './view';

/** Things that stand too close together to be told apart, at their middle. One thing alone is a cluster of one. */
export interface Cluster<T> extends Point {
  readonly items: readonly T[];
}

/** The library's tiles, in units of a map whose world is 256 wide at zoom 0. */
const EXTENT = 256;

/**
 * Groups what lies within `radius` drawing units, in the order given, so that the same picture always groups the same way.
 * One level of an index is made: each view of ours has a zoom, and each picture a choice, of its own.
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
