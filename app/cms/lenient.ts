import { z } from 'zod';
import { readRest, reasonOf, reportLeftOut } from './read-rest';

/** A short text from content; blank means none. */
export const Words = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null);

/** The inner schema of a lenient one, for code that describes it or fits content to it. */
const asked = new WeakMap<z.ZodTypeAny, z.ZodTypeAny>();
export const schemaAsked = (schema: z.ZodTypeAny): z.ZodTypeAny | undefined => asked.get(schema);

function asking<S extends z.ZodTypeAny>(schema: S, inner: z.ZodTypeAny): S {
  asked.set(schema, inner);
  return schema;
}

/** How content systems send an empty value. */
const isBlank = (wire: unknown): boolean =>
  wire == null || wire === '' || (Array.isArray(wire) && wire.length === 0);

function readPart<S extends z.ZodTypeAny>(
  schema: S,
  wire: unknown,
  path: (string | number)[],
): z.output<S>[] {
  const read = readRest(schema, wire, path);
  if (read.success) {
    read.leftOut.forEach(reportLeftOut);
    return [read.data];
  }
  const [issue] = read.error.issues;
  reportLeftOut({ path, reason: issue ? reasonOf(issue, path.length) : 'does not fit' });
  return [];
}

/**
 * Makes an unreadable value undefined, so that one bad field does not remove its block; `readRest`
 * reports it.
 */
export const optional = <S extends z.ZodTypeAny>(schema: S) =>
  asking(
    z
      .unknown()
      .transform((wire, { path }): z.output<S> | null =>
        isBlank(wire) ? null : (readPart(schema, wire, path)[0] ?? null),
      ),
    schema,
  );

/** Replaces a missing or unreadable value with this one; `readRest` reports the latter. */
export const orElse = <S extends z.ZodTypeAny, const F>(schema: S, instead: F) =>
  asking(
    z
      .unknown()
      .transform((wire, { path }): z.output<S> | F =>
        isBlank(wire) ? instead : (readPart(schema, wire, path)[0] ?? instead),
      ),
    schema,
  );

/** A list that needs at least one item: its readable items; without any, its parent is dropped. */
export const filledListOf = <S extends z.ZodTypeAny>(schema: S, message: string) =>
  asking(
    listOf(schema).refine((items) => items.length > 0, message),
    z.array(schema),
  );

/** The readable items of a list; `readRest` reports the others. */
export const listOf = <S extends z.ZodTypeAny>(schema: S) =>
  asking(
    z
      .array(z.unknown())
      .nullish()
      .transform((items, { path }): z.output<S>[] =>
        (items ?? []).flatMap((item, index) => readPart(schema, item, [...path, index])),
      ),
    z.array(schema),
  );
