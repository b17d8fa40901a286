import { toPosition, type MapView } from '~/domain/map/view';
import type { NamedPlace } from '~/domain/map/places';
import type { Geography } from '~/server/ports/geography/geography';

const EVERY = 70;

/** The postcode sectors of a view, each in the middle of the points that it is nearest to: people know theirs by heart. */
export async function sectorsIn(view: MapView, geography: Pick<Geography, 'nearestSector'>): Promise<NamedPlace[]> {
  const columns = Math.floor(view.width / EVERY);
  const rows = Math.floor(view.height / EVERY);
  const points = Array.from({ length: columns * rows }, (_, index) =>
    toPosition(view, {
      x: ((index % columns) + 0.5) * (view.width / columns),
      y: (Math.floor(index / columns) + 0.5) * (view.height / rows),
    }),
  );
  const names = await Promise.all(points.map((point) => geography.nearestSector(point).catch(() => null)));
  const found = new Map<string, { lat: number; lng: number; count: number }>();
  points.forEach(({ lat, lng }, index) => {
    const name = names[index];
    if (!name) return;
    const sum = found.get(name) ?? { lat: 0, lng: 0, count: 0 };
    found.set(name, { lat: sum.lat + lat, lng: sum.lng + lng, count: sum.count + 1 });
  });
  return [...found].map(([name, { lat, lng, count }]) => ({ name, lat: lat / count, lng: lng / count }));
}
