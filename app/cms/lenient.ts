import { z } from 'zod';

/** A short text of the content system; a blank one is none. */
export const Words = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null);

/** What cannot be read is none, so that one bad field does not take its block away. */
export const optional = <S extends z.ZodTypeAny>(schema: S) =>
  z.unknown().transform((wire): z.output<S> | null => {
    const read = wire == null ? null : schema.safeParse(wire);
    return read?.success ? read.data : null;
  });

/** Those items of a list that can be read; the others are left out. */
export const listOf = <S extends z.ZodTypeAny>(schema: S) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((items): z.output<S>[] =>
      (items ?? []).flatMap((item) => {
        const read = schema.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    );
