import { INCIDENT_REFERENCE } from '~/domain/incident/reference';
import { parseLondon, wireTime } from '~/domain/time/london-time';
import { NO_TIME } from './wire-incident';

/** Parsed by hand, because zod would take most of the 60 ms allowed for a busy feed. */
export type Raw = Readonly<Record<string, unknown>>;

export function readText(value: unknown, longest: number): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  return (
    text
      .slice(0, longest + 200)
      .trim()
      .slice(0, longest)
      .trimEnd() || null
  );
}

export function readWhole(
  value: unknown,
  { lowest = 0, highest = 10_000_000, fallback = 0 } = {},
): number {
  const number =
    typeof value === 'string' && value.length < 20 && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' &&
    Number.isInteger(number) &&
    number >= lowest &&
    number <= highest
    ? number
    : fallback;
}

/** Null if the feed gives none, which is not 0. */
export function readCount(value: unknown): number | null {
  const count = readWhole(value, { fallback: -1 });
  return count < 0 ? null : count;
}

export const readList = (value: unknown, longest: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, longest) : [];

export function readEach<Item>(
  value: unknown,
  longest: number,
  read: (item: unknown) => Item | null,
): readonly Item[] {
  const items = new Set<Item>();
  for (const item of readList(value, longest)) {
    const one = read(item);
    if (one !== null) items.add(one);
  }
  return [...items];
}

const WIRE_FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?$/;

/** Null for none, nonsense and the sentinel value. A time with a zone keeps its instant. */
export function readTime(value: unknown): string | null {
  if (value === null || value === undefined || value === NO_TIME) return null;
  const instant = parseLondon(value);
  if (instant === null || typeof value !== 'string') return null;
  return WIRE_FORM.test(value) ? value : wireTime(instant);
}

export function readReference(value: unknown): string | null {
  const text = typeof value === 'string' ? value.slice(0, 200).trim().replace(/\s+/g, ' ') : null;
  return text !== null && INCIDENT_REFERENCE.test(text) ? text : null;
}
