import { z } from 'zod';
import { readRest, reasonOf, reportLeftOut } from './read-rest';

/** A short text of the content system; a blank one is none. */
export const Words = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null);

/** What a lenient schema asks for, for whoever describes it or fits content to it. */
const asked = new WeakMap<z.ZodTypeAny, z.ZodTypeAny>();
export const schemaAsked = (schema: z.ZodTypeAny): z.ZodTypeAny | undefined => asked.get(schema);

function asking<S extends z.ZodTypeAny>(schema: S, inner: z.ZodTypeAny): S {
  asked.set(schema, inner);
  return schema;
}

/** How content systems send that nothing was filled in. */
const isBlank = (wire: unknown): boolean => wire == null || wire === '' || (Array.isArray(wire) && wire.length === 0);

function readPart<S extends z.ZodTypeAny>(schema: S, wire: unknown, path: (string | number)[]): z.output<S>[] {
  const read = readRest(schema, wire, path);
  if (read.success) {
    read.leftOut.forEach(reportLeftOut);
    return [read.data];
  }
  const [issue] = read.error.issues;
  reportLeftOut({ path, reason: issue ? reasonOf(issue, path.length) : 'does not fit' });
  return [];
}

/** What cannot be read is none, so that one bad field does not take its block away; `readRest` reports it. */
export const optional = <S extends z.ZodTypeAny>(schema: S) =>
  asking(
    z
      .unknown()
      .transform((wire, { path }): z.output<S> | null =>
        isBlank(wire) ? null : (readPart(schema, wire, path)[0] ?? null),
      ),
    schema,
  );

/** What cannot be read, or is not there, is this instead; `readRest` reports the former. */
export const orElse = <S extends z.ZodTypeAny, const F>(schema: S, instead: F) =>
  asking(
    z
      .unknown()
      .transform((wire, { path }): z.output<S> | F =>
        isBlank(wire) ? instead : (readPart(schema, wire, path)[0] ?? instead),
      ),
    schema,
  );

/** A list that is nothing without an item: those that can be read, and whatever holds it is left out where none can. */
export const filledListOf = <S extends z.ZodTypeAny>(schema: S, message: string) =>
  asking(
    listOf(schema).refine((items) => items.length > 0, message),
    z.array(schema),
  );

/** Those items of a list that can be read; the others are left out, and `readRest` reports them. */
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
