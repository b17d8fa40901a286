import type { z } from 'zod';
import { isRecord } from '~/domain/is-record';

type Path = readonly (string | number)[];
type Report = (one: LeftOut) => void;

export interface LeftOut {
  readonly path: Path;
  readonly reason: string;
}

export type Rest<T> =
  | { readonly success: true; readonly data: T; readonly leftOut: readonly LeftOut[] }
  | { readonly success: false; readonly error: z.ZodError };

/** More faults than this are no slip of an editor: the whole piece is dropped. */
const MOST = 20;

let report: Report = () => undefined;

/** Reports to the code that parses the whole; parsing is synchronous. */
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

/** With the error's place inside the dropped part. */
export const reasonOf = ({ path, message }: z.ZodIssue, from: number): string =>
  path.length > from ? `${path.slice(from).join('.')}: ${message}` : message;

/** Before some items were removed. */
type Places = WeakMap<readonly unknown[], number[]>;

const childOf = (holder: unknown, key: string | number): unknown =>
  Array.isArray(holder)
    ? (holder as unknown[])[Number(key)]
    : isRecord(holder)
      ? holder[key]
      : undefined;

function remove(holder: unknown, key: string | number, places: Places): void {
  if (Array.isArray(holder)) {
    const were = places.get(holder) ?? holder.map((_, index) => index);
    were.splice(Number(key), 1);
    holder.splice(Number(key), 1);
    places.set(holder, were);
  } else if (isRecord(holder)) delete (holder as Record<string, unknown>)[key];
}

/** If the value is missing, removes the object that lacks it. Returns null if that is the whole. */
function cut(whole: unknown, path: Path, places: Places): Path | null {
  const holders: unknown[] = [whole];
  for (const key of path) holders.push(childOf(holders.at(-1), key));
  const depth = holders.findLastIndex((value) => value !== undefined);
  const key = path[depth - 1];
  if (depth < 1 || key === undefined) return null;
  remove(holders[depth - 1], key, places);
  return path.slice(0, depth);
}

function originally(whole: unknown, path: Path, places: Places): Path {
  let value = whole;
  return path.map((key) => {
    const was = Array.isArray(value) ? (places.get(value)?.[Number(key)] ?? key) : key;
    value = childOf(value, key);
    return was;
  });
}

const startsWith = (path: Path, start: Path): boolean =>
  start.every((key, index) => path[index] === key);

/**
 * An invalid field is removed and the rest parsed again; if the field was required, its parent is
 * removed too: its list item, its image, in the end the whole piece. Every removed part is in the
 * result, with its place and reason.
 */
export function readRest<S extends z.ZodTypeAny>(
  schema: S,
  wire: unknown,
  at: Path = [],
): Rest<z.output<S>> {
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

const reasonIn = ({ path, reason }: LeftOut, holder: Path): string =>
  path.length > holder.length ? `${path.slice(holder.length).join('.')}: ${reason}` : reason;
