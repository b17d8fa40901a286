import { z } from 'zod';

/**
 * Errors are names of dictionary texts, which the form or the validating server puts into words
 * (forms/fixed/validator.ts).
 */

/** A missing field is empty. No other type can be typed, so no other error is needed. */
export const text = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : ''),
  z.string(),
);

/** Ticked if posted as "true", or true in a JSON body. */
export const ticked = z.preprocess((value) => value === true || value === 'true', z.boolean());

interface Says {
  readonly missing?: string | undefined;
  readonly invalid: string;
}

/** Null if optional and empty. */
export const read = <Value>(parse: (typed: string) => Value | null, { missing, invalid }: Says) =>
  text.transform((typed, context): Value | null => {
    if (typed === '' && missing === undefined) return null;
    const value = typed === '' ? null : parse(typed);
    if (value === null)
      context.addIssue({
        code: z.ZodIssueCode.custom,
        message: typed === '' ? (missing ?? invalid) : invalid,
      });
    return value;
  });

export const needed = <Value>(parse: (typed: string) => Value | null, says: Required<Says>) =>
  read(parse, says) as z.ZodType<Value, z.ZodTypeDef, unknown>;

/** Counts characters as people do: an emoji is one. */
const lengthOf = (typed: string): number => [...typed].length;

export const line = (max: number, says: { readonly missing?: string; readonly tooLong: string }) =>
  text.superRefine((typed, context) => {
    const message = typed === '' ? says.missing : lengthOf(typed) > max ? says.tooLong : undefined;
    if (message !== undefined) context.addIssue({ code: z.ZodIssueCode.custom, message });
  });

export const mustTick = (missing: string) => ticked.refine((isTicked) => isTicked, missing);
