import { z } from 'zod';

/** `FEATURE=` in a shell and `?house=` in a query mean "not set". */
export const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

export const optional = <T extends z.ZodTypeAny>(schema: T) =>
  z.preprocess(blankIsAbsent, schema.optional());
