import { z } from 'zod';

/**
 * What the schemas of the fixed forms are made of. Each says what is wrong by the name of a text, never in words: the words are the
 * dictionary's, and the form or the server that checks says them (forms/fixed/validator.ts).
 */

/** What somebody typed; a field that did not come is empty. Nothing else can be typed, so nothing else is an error of its own. */
export const text = z.preprocess((value) => (typeof value === 'string' ? value.trim() : ''), z.string());

/** A box: ticked where it was posted as "true", or is true in a JSON body. */
export const ticked = z.preprocess((value) => value === true || value === 'true', z.boolean());

interface Says {
  /** Said of an empty field; where it is absent the field may stay empty. */
  readonly missing?: string | undefined;
  readonly invalid: string;
}

/** A field that the domain reads: its value as the domain has it, null where it may be empty and is. */
export const read = <Value>(parse: (typed: string) => Value | null, { missing, invalid }: Says) =>
  text.transform((typed, context): Value | null => {
    if (typed === '' && missing === undefined) return null;
    const value = typed === '' ? null : parse(typed);
    if (value === null)
      context.addIssue({ code: z.ZodIssueCode.custom, message: typed === '' ? (missing ?? invalid) : invalid });
    return value;
  });

/** A field that has to hold something the domain reads. */
export const needed = <Value>(parse: (typed: string) => Value | null, says: Required<Says>) =>
  read(parse, says) as z.ZodType<Value, z.ZodTypeDef, unknown>;

/** Characters as people count them: an emoji is one. */
const lengthOf = (typed: string): number => [...typed].length;

/** Free text of limited length. */
export const line = (max: number, says: { readonly missing?: string; readonly tooLong: string }) =>
  text.superRefine((typed, context) => {
    const message = typed === '' ? says.missing : lengthOf(typed) > max ? says.tooLong : undefined;
    if (message !== undefined) context.addIssue({ code: z.ZodIssueCode.custom, message });
  });

/** A box that has to be ticked. */
export const mustTick = (missing: string) => ticked.refine((isTicked) => isTicked, missing);
