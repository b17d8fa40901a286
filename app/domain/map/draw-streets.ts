import { longestStep, linePath, partsInFrame } from './line';
import type { Point } from './mercator';
import { pathOf, clipRing } from './path';
import { isRoadLine, type StreetArea, type StreetLine } from './street-kinds';

/** In drawing units. */
export interface ReadStreets {
  readonly areas: readonly { readonly kind: StreetArea; readonly ring: readonly Point[] }[];
  readonly lines: readonly { readonly kind: StreetLine; readonly points: readonly Point[] }[];
  readonly named: readonly { readonly name: string; readonly points: readonly Point[] }[];
}

export interface StreetName extends Point {
  readonly text: string;
  /** In degrees, so that it follows its street and is never upside down. */
  readonly turn: number;
  readonly isAffected: boolean;
}

export interface DrawnStreets {
  readonly areas: readonly { readonly kind: StreetArea; readonly path: string }[];
  readonly lines: readonly { readonly kind: StreetLine; readonly path: string }[];
  readonly affected: string;
  readonly names: readonly StreetName[];
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

const LETTER = 7.6;
const GAP = 16;

function namesOf(
  named: ReadStreets['named'],
  frame: Frame,
  affected: ReadonlySet<string>,
  most: number,
): StreetName[] {
  const best = new Map<string, { from: Point; to: Point; length: number }>();
  for (const { name, points } of named) {
    const step = longestStep(points, frame);
    if (step && step.length > (best.get(name)?.length ?? 0)) best.set(name, step);
  }
  const wanted = [...best]
    .filter(([name, { length }]) => length > name.length * LETTER * (affected.has(name) ? 0.6 : 1))
    .sort(
      (a, b) =>
        Number(affected.has(b[0])) - Number(affected.has(a[0])) || b[1].length - a[1].length,
    );
  const placed: (StreetName & { half: number })[] = [];
  for (const [text, { from, to }] of wanted) {
    if (placed.length >= most) break;
    const x = Math.round((from.x + to.x) / 2);
    const y = Math.round((from.y + to.y) / 2);
    const half = (text.length * LETTER) / 2;
    if (x < half || y < GAP || x > frame.width - half || y > frame.height - GAP) continue;
    if (
      placed.some(
        (other) => Math.hypot(other.x - x, other.y - y) < Math.max(other.half, half) + GAP,
      )
    )
      continue;
    const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const turn = Math.round(degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees);
    placed.push({ text, x, y, turn, isAffected: affected.has(text), half });
  }
  return placed.map(({ half: _, ...name }) => name);
}

export const foldedName = (name: string): string => name.trim().toLowerCase();

/** In small steps, between which the caller can yield to other work. */
interface StreetDrawing {
  readonly steps: Iterable<void>;
  drawn(): DrawnStreets;
}

function* joinPaths<Part extends { readonly kind: string }>(
  parts: readonly Part[],
  pathOfPart: (part: Part) => string,
  joined: { kind: Part['kind']; path: string }[],
): Iterable<void> {
  const paths = new Map<Part['kind'], string[]>();
  for (const part of parts) {
    const known = paths.get(part.kind);
    if (known) known.push(pathOfPart(part));
    else paths.set(part.kind, [pathOfPart(part)]);
    yield;
  }
  for (const [kind, ofKind] of paths) {
    const path = ofKind.join('');
    if (path) joined.push({ kind, path });
  }
}

/** One path per kind, names that fit, and affected streets on top. */
export function streetDrawing(
  { areas, lines, named }: ReadStreets,
  frame: Frame,
  affectedNames: readonly string[] = [],
  mostNames = 14,
): StreetDrawing {
  const wanted = new Set(affectedNames.map(foldedName));
  const affected = new Set(
    named.filter(({ name }) => wanted.has(foldedName(name))).map(({ name }) => name),
  );
  const pathOfLine = (points: readonly Point[]) =>
    partsInFrame(points, frame).map(linePath).join('');
  const drawn = {
    areas: [] as { kind: StreetArea; path: string }[],
    lines: [] as { kind: StreetLine; path: string }[],
    affected: '',
    names: [] as readonly StreetName[],
  };
  function* steps(): Iterable<void> {
    yield* joinPaths(
      areas,
      ({ ring }) => pathOf(clipRing(ring, frame.width, frame.height), 2),
      drawn.areas,
    );
    yield* joinPaths(lines, ({ points }) => pathOfLine(points), drawn.lines);
    for (const { name, points } of named) {
      if (!affected.has(name)) continue;
      drawn.affected += pathOfLine(points);
      yield;
    }
    drawn.names = namesOf(named, frame, affected, mostNames);
  }
  return { steps: steps(), drawn: () => drawn };
}

export function drawStreets(...of: Parameters<typeof streetDrawing>): DrawnStreets {
  const drawing = streetDrawing(...of);
  Array.from(drawing.steps);
  return drawing.drawn();
}

export const roadsOf = (lines: DrawnStreets['lines']) =>
  lines.filter(({ kind }) => isRoadLine(kind));
