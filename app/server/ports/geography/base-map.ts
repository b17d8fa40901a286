import type { Position } from '~/domain/position';
import type { BaseMapData } from '~/domain/map/roads';
import packed from './data/ground.json';

/** GeoJSON for the interactive map (docs/decisions/map.md says how it was made). */
export const groundJson: string = JSON.stringify(packed);

interface Feature {
  readonly properties: { readonly kind: string; readonly name?: string; readonly rank?: number };
  readonly geometry: { readonly coordinates: unknown };
}

const positions = (line: readonly (readonly number[])[]): Position[] =>
  line.map(([lng = 0, lat = 0]) => ({ lat, lng }));

export const baseMapData: BaseMapData = {
  land: (packed.features as readonly Feature[])
    .filter(({ properties }) => properties.kind === 'land')
    .flatMap(({ geometry }) => geometry.coordinates as number[][][][])
    .map(([ring = []]) => positions(ring.slice(0, -1))),
  ways: (packed.features as readonly Feature[]).flatMap(
    ({ properties: { kind, name = '', rank }, geometry }) =>
      kind === 'river' || kind === 'road'
        ? [
            {
              kind,
              name,
              rank: rank === 1 ? 1 : 2,
              line: positions(geometry.coordinates as number[][]),
            } as const,
          ]
        : [],
  ),
};
