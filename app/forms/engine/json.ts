import { z } from 'zod';

/** An answer is stored and sent, so it consists of nothing else. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(json)]),
);

/**
 * Answers by alias. An alias with `null` was asked and left empty; a missing one was not asked yet.
 */
export type Answers = Readonly<Record<string, Json>>;
