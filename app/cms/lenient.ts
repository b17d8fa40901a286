import { z } from 'zod';
import { readRest, reasonOf, reportLeftOut } from './read-rest';

/** Null if blank. */
export const Words = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null);

/** For code that describes the schema or fits content to it. */
const asked = new WeakMap<z.ZodTypeAny, z.ZodTypeAny>();
export const schemaAsked = (schema: z.ZodTypeAny): z.ZodTypeAny | undefined => asked.get(schema);

function asking<S extends z.ZodTypeAny>(schema: S, inner: z.ZodTypeAny): S {
  asked.set(schema, inner);
  return schema;
}

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

/** Without any readable item its parent is dropped. */
export const filledListOf = <S extends z.ZodTypeAny>(schema: S, message: string) =>
  asking(
    listOf(schema).refine((items) => items.length > 0, message),
    z.array(schema),
  );

/** Unreadable items are reported by `readRest`. */
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
