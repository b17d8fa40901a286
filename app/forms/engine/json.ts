import { z } from 'zod';

/** The types an answer may consist of: it is stored and sent. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(json)]),
);

/**
 * Answers by alias. An alias with `null` was asked and left empty; a missing one was not asked yet.
 */
export type Answers = Readonly<Record<string, Json>>;
