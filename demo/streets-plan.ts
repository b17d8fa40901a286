import type { Position } from '~/domain/position';
import { streetKinds, streetWords } from '#demo/places/names';
import { pick, seededRandom, seedOf } from '#demo/places/random';

/** One sector, or several around the same centre. */
export interface Quarter extends Position {
  readonly name: string;
  /** The first runs through the centre. */
  readonly streets: readonly string[];
  /** In London, where streets are closer together. */
  readonly isDense: boolean;
}

/** Kilometres east and north of a quarter's centre. */
export type Spot = readonly [east: number, north: number];

export interface PlannedStreet {
  readonly name: string;
  readonly kind: 'tertiary' | 'minor';
  readonly line: readonly Spot[];
}

/** Invented, and always the same. */
export interface QuarterPlan {
  readonly outline: readonly Spot[];
  readonly streets: readonly PlannedStreet[];
  readonly park: readonly Spot[];
}

const KM_PER_DEGREE = 111.2;
const CORNERS = 14;
export const REACH_KM = 1;
const reachOf = ({ isDense }: Quarter) => (isDense ? 0.55 : 0.95);

const narrow = ({ lat }: Position) => Math.cos((lat * Math.PI) / 180);
const spotOf = (from: Position, { lat, lng }: Position): Spot => [
  (lng - from.lng) * KM_PER_DEGREE * narrow(from),
  (lat - from.lat) * KM_PER_DEGREE,
];

export const placeOfSpot = (from: Position, [east, north]: Spot): Position => ({
  lat: from.lat + north / KM_PER_DEGREE,
  lng: from.lng + east / (KM_PER_DEGREE * narrow(from)),
});

/** On the near side of the line half-way to `other`. */
function towards(polygon: readonly Spot[], [east, north]: Spot): Spot[] {
  const half = (east * east + north * north) / 2;
  const side = ([x, y]: Spot) => half - (x * east + y * north);
  return polygon.flatMap((spot, index) => {
    const before = polygon[(index + polygon.length - 1) % polygon.length] ?? spot;
    const [a, b] = [side(before), side(spot)];
    const share = a / (a - b);
    const cross: Spot = [
      before[0] + (spot[0] - before[0]) * share,
      before[1] + (spot[1] - before[1]) * share,
    ];
    if (b >= 0) return a >= 0 ? [spot] : [cross, spot];
    return a >= 0 ? [cross] : [];
  });
}

/**
 * Where a line through `through` in direction `along` is inside a convex polygon, as steps along
 * it.
 */
function within(
  polygon: readonly Spot[],
  through: Spot,
  along: Spot,
): readonly [number, number] | null {
  const steps = polygon.flatMap((to, index) => {
    const from = polygon[(index + polygon.length - 1) % polygon.length] ?? to;
    const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
    const cross = along[0] * ey - along[1] * ex;
    if (Math.abs(cross) < 1e-9) return [];
    const [wx, wy] = [from[0] - through[0], from[1] - through[1]];
    const share = (wx * along[1] - wy * along[0]) / cross;
    return share >= 0 && share <= 1 ? [(wx * ey - wy * ex) / cross] : [];
  });
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  return steps.length > 1 && most - least > 0.08 ? [least, most] : null;
}

const ahead = (from: Spot, along: Spot, by: number): Spot => [
  from[0] + along[0] * by,
  from[1] + along[1] * by,
];

/** Unique within a quarter. */
function namesOf(quarter: Quarter, random: () => number): () => string {
  const used = new Set<string>();
  const names = [...quarter.streets];
  return () => {
    let name = names.shift() ?? '';
    while (name === '' || used.has(name))
      name = `${pick(random, streetWords)} ${pick(random, streetKinds)}`;
    used.add(name);
    return name;
  };
}

/**
 * Two families of lines across the quarter's cell, the nearest to the centre first, and the roads
 * around it.
 */
export function planQuarter(quarter: Quarter, neighbours: readonly Quarter[]): QuarterPlan {
  const random = seededRandom(seedOf(`${quarter.name} streets`));
  const reach = reachOf(quarter);
  const round = Array.from({ length: CORNERS }, (_, corner): Spot => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const far = reach * (0.8 + random() * 0.2);
    return [far * Math.sin(angle), far * Math.cos(angle)];
  }).reverse();
  const around = neighbours.map((other) => ({ other, spot: spotOf(quarter, other) }));
  const outline = around.reduce<readonly Spot[]>((cell, { spot }) => towards(cell, spot), round);
  const turn = random() * Math.PI;
  const along: Spot = [Math.cos(turn), Math.sin(turn)];
  const across: Spot = [-along[1], along[0]];
  const [apart, apartAcross] = quarter.isDense ? [0.085, 0.14] : [0.12, 0.2];
  const lines = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].flatMap((step) => {
    const shift = () => (step === 0 ? 0 : (random() - 0.5) * 0.4);
    return [
      { through: ahead([0, 0], across, (step + shift()) * apart), along, cross: apartAcross },
      {
        through: ahead([0, 0], along, (step + 0.5 * Math.sign(step || 1) + shift()) * apartAcross),
        along: across,
        cross: apart,
      },
    ];
  });
  const nextName = namesOf(quarter, random);
  const streets = lines.flatMap((line, index): PlannedStreet[] => {
    const inside = within(outline, line.through, line.along);
    if (!inside) return [];
    const [from, to] = inside;
    const shorter = () => (index > 1 && random() < 0.35 ? line.cross * Math.ceil(random() * 2) : 0);
    const [start, end] = [from + shorter(), to - shorter()];
    if (end - start < 0.1) return [];
    const middle = (start + end) / 2;
    const bend = index > 1 ? (random() - 0.5) * 0.06 : 0;
    const side: Spot = [-line.along[1], line.along[0]];
    return [
      {
        name: nextName(),
        kind: 'minor',
        line: [
          ahead(line.through, line.along, start),
          ahead(ahead(line.through, line.along, middle), side, bend),
          ahead(line.through, line.along, end),
        ],
      },
    ];
  });
  return {
    outline,
    streets: [...streets, ...borders(quarter, around, outline, nextName)],
    park: park(lines[0], lines[1]),
  };
}

interface Line {
  readonly through: Spot;
  readonly along: Spot;
}

/** Of two quarters, the alphabetically first draws the road. */
function borders(
  quarter: Quarter,
  around: readonly { readonly other: Quarter; readonly spot: Spot }[],
  outline: readonly Spot[],
  nextName: () => string,
): PlannedStreet[] {
  return around.flatMap(({ other, spot: [east, north] }): PlannedStreet[] => {
    if (quarter.name > other.name) return [];
    const half = (east * east + north * north) / 2;
    const edge = outline.filter(([x, y]) => Math.abs(half - (x * east + y * north)) < 1e-6);
    return edge.length > 1 ? [{ name: nextName(), kind: 'tertiary', line: edge }] : [];
  });
}

/** Where the first two streets meet. */
function park(first: Line | undefined, second: Line | undefined): Spot[] {
  if (!first || !second) return [];
  const corner = ahead(second.through, second.along, 0.02);
  const by = (a: number, b: number) => ahead(ahead(corner, first.along, a), second.along, b);
  return [by(0.02, 0), by(0.15, 0), by(0.15, 0.07), by(0.02, 0.07)];
}
