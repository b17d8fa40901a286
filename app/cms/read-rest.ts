import type { z } from 'zod';
import { isRecord } from '~/domain/is-record';

type Path = readonly (string | number)[];
type Report = (one: LeftOut) => void;

/** A part of a piece of content that does not fit, so that the rest is shown without it. */
export interface LeftOut {
  readonly path: Path;
  readonly reason: string;
}

/** What could be read, with what had to be left out for it; or why nothing could. */
export type Rest<T> =
  | { readonly success: true; readonly data: T; readonly leftOut: readonly LeftOut[] }
  | { readonly success: false; readonly error: z.ZodError };

/** More faults than this in one piece are no slip of an editor: it is left out whole. */
const MOST = 20;

let report: Report = () => undefined;

/** For schemas that leave out a part by themselves: whoever parses the whole is told. Parsing is synchronous. */
export const reportLeftOut: Report = (one) => report(one);

function hearing<T>(hear: Report, read: () => T): T {
  const before = report;
  report = hear;
  try {
    return read();
  } finally {
    report = before;
  }
}

/** What went wrong, with the place inside the part that is left out. */
export const reasonOf = ({ path, message }: z.ZodIssue, from: number): string =>
  path.length > from ? `${path.slice(from).join('.')}: ${message}` : message;

/** The places that the items of a list had before some were taken out. */
type Places = WeakMap<readonly unknown[], number[]>;

const childOf = (holder: unknown, key: string | number): unknown =>
  Array.isArray(holder) ? (holder as unknown[])[Number(key)] : isRecord(holder) ? holder[key] : undefined;

function remove(holder: unknown, key: string | number, places: Places): void {
  if (Array.isArray(holder)) {
    const were = places.get(holder) ?? holder.map((_, index) => index);
    were.splice(Number(key), 1);
    holder.splice(Number(key), 1);
    places.set(holder, were);
  } else if (isRecord(holder)) delete (holder as Record<string, unknown>)[key];
}

/** Removes the value at a path; if there is none, the object that lacks it. Null if that is the whole. */
function cut(whole: unknown, path: Path, places: Places): Path | null {
  const holders: unknown[] = [whole];
  for (const key of path) holders.push(childOf(holders.at(-1), key));
  const depth = holders.findLastIndex((value) => value !== undefined);
  const key = path[depth - 1];
  if (depth < 1 || key === undefined) return null;
  remove(holders[depth - 1], key, places);
  return path.slice(0, depth);
}

/** A path by the places that items had at first. */
function originally(whole: unknown, path: Path, places: Places): Path {
  let value = whole;
  return path.map((key) => {
    const was = Array.isArray(value) ? (places.get(value)?.[Number(key)] ?? key) : key;
    value = childOf(value, key);
    return was;
  });
}

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key);

/**
 * Reads a piece of content as far as it fits. A field that does not is taken out and the rest is read again; where the field was
 * needed, what needs it goes too: its item of a list, its picture, in the end the whole piece. Every part that goes is in the
 * answer, with its place and the reason, so that editors are told.
 */
export function readRest<S extends z.ZodTypeAny>(schema: S, wire: unknown, at: Path = []): Rest<z.output<S>> {
  const places: Places = new WeakMap();
  let whole = wire;
  let error: z.ZodError | null = null;
  let gone: LeftOut[] = [];
  for (let round = 0; round <= MOST; round += 1) {
    const heard: LeftOut[] = [];
    const read = hearing(
      (one) => heard.push(one),
      () => schema.safeParse(whole, { path: [...at] }),
    );
    if (read.success) {
      const inner = heard.map(({ path, reason }) => ({
        path: [...at, ...originally(whole, path.slice(at.length), places)],
        reason,
      }));
      return { success: true, data: read.data as z.output<S>, leftOut: [...gone, ...inner] };
    }
    error ??= read.error;
    const [issue] = read.error.issues;
    if (!issue || read.error.issues.length > MOST) break;
    if (whole === wire) whole = structuredClone(wire);
    const inside = issue.path.slice(at.length);
    const origin = originally(whole, inside, places);
    const taken = cut(whole, inside, places);
    if (!taken) break;
    const path = [...at, ...origin.slice(0, taken.length)];
    const needed = gone.find((one) => startsWith(one.path, path));
    const reason = needed ? reasonIn(needed, path) : reasonOf(issue, path.length);
    gone = [...gone.filter((one) => !startsWith(one.path, path)), { path, reason }];
  }
  return { success: false, error: error as z.ZodError };
}

/** Why a holder goes: what was wrong with the field that it needs. */
const reasonIn = ({ path, reason }: LeftOut, holder: Path): string =>
  path.length > holder.length ? `${path.slice(holder.length).join('.')}: ${reason}` : reason;
