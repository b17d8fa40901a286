import type { DemoSector } from '../places/places';
import type { WireShape } from '~/server/incidents/wire/wire-incident';
import { chance } from './chance';

const CORNERS = 10;
const KM_PER_DEGREE = 111.32;
/** By region; sectors of London lie closer together. */
const RADIUS_KM: readonly number[] = [0.75, 0.4, 0.65];
const USUAL_RADIUS_KM = 0.65;

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const shapes = new Map<string, WireShape>();

function drawShape({ sector, region, lat, lng }: DemoSector): WireShape {
  const corners = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = ((corner + chance(sector, corner) * 0.6) / CORNERS) * 2 * Math.PI;
    const radius =
      ((RADIUS_KM[region - 1] ?? USUAL_RADIUS_KM) * (0.7 + chance(corner, sector) * 0.5)) /
      KM_PER_DEGREE;
    return {
      lat: rounded(lat + radius * Math.cos(angle)),
      lng: rounded(lng + (radius * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180)),
    };
  });
  return {
    Postcode: sector,
    Center: { lat: rounded(lat), lng: rounded(lng) },
    Coordinates: corners,
  };
}

/** With an uneven outline around its centre (L-695). */
export function shapeOf(sector: DemoSector): WireShape {
  const shape = shapes.get(sector.sector) ?? drawShape(sector);
  shapes.set(sector.sector, shape);
  return shape;
}
