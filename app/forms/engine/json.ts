import { z } from 'zod';

/** What an answer may be made of: it is kept in a store and sent over a wire. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(json)]),
);

/** Answers by alias. An alias with `null` was asked and left empty; one that is missing was not asked yet. */
export type Answers = Readonly<Record<string, Json>>;
