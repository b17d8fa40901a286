import { z } from 'zod';
import type { textUpdate as textUpdateTexts } from '#words/en.json';
import { parseMobile } from '~/domain/telephone';
import { parsePostcode } from '~/domain/postcode';
import { line, needed, read, ticked } from './rules';

export const NAME_MAX = 30;

const says = <Key extends keyof typeof textUpdateTexts>(key: Key): Key => key;

const mobile = needed(parseMobile, {
  missing: says('mobileRequired'),
  invalid: says('mobileInvalid'),
});
const chosenAddress = (isKnown: boolean) =>
  z.any().superRefine((_, context) => {
    if (!isKnown)
      context.addIssue({ code: z.ZodIssueCode.custom, message: says('addressRequired') });
  });

/**
 * The postcode may be empty if one is known: an address is saved, or power is back. One of the two
 * boxes must be ticked, an empty name is no name (J-940, J-945).
 */
export const signUpSchema = ({ postcodeKnown }: { readonly postcodeKnown: boolean }) =>
  z
    .object({
      name: line(NAME_MAX, { tooLong: says('nameTooLong') }),
      mobile,
      postcode: read((typed) => parsePostcode(typed)?.postcode ?? null, {
        invalid: says('postcodeInvalid'),
        missing: postcodeKnown ? undefined : says('postcodeInvalid'),
      }),
      signUpForLiveUpdates: ticked,
      signUpForFutureUpdates: ticked,
    })
    .superRefine(({ signUpForLiveUpdates, signUpForFutureUpdates }, context) => {
      if (!signUpForLiveUpdates && !signUpForFutureUpdates)
        context.addIssue({
          code: z.ZodIssueCode.custom,
          path: ['live'],
          message: says('textsChooseOne'),
        });
    });

export const mobileSchema = ({ addressKnown }: { readonly addressKnown: boolean }) =>
  // In the order of the fields, which is that of the errors.
  z.object({ address: chosenAddress(addressKnown), mobile });

export type SignUpAnswers = z.output<ReturnType<typeof signUpSchema>>;
