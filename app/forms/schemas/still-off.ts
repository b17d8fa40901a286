import { z } from 'zod';
import { parseMobile } from '~/domain/telephone';
import { parsePostcode } from '~/domain/postcode';
import type { stillOff as stillOffTexts } from '#words/en.json';
import { line, read } from './rules';

export const LINE_MAX = 50;

const says = <Key extends keyof typeof stillOffTexts>(key: Key): Key => key;

/** As named in the form; anything else is null. */
export const WHAT_HAPPENED = ['never', 'again'] as const;

/** The address is needed unless it is known and no other is typed. */
export const stillOffSchema = ({ addressKnown }: { readonly addressKnown: boolean }) =>
  z
    .object({
      line: line(LINE_MAX, {
        ...(addressKnown ? {} : { missing: says('stillLineMissing') }),
        tooLong: says('stillLineLong'),
      }),
      postcode: read((typed) => parsePostcode(typed)?.postcode ?? null, {
        invalid: says('stillPostcodeInvalid'),
        missing: addressKnown ? undefined : says('stillPostcodeInvalid'),
      }),
      what: z.enum(WHAT_HAPPENED).nullable().catch(null),
      mobile: read(parseMobile, { invalid: says('stillMobileInvalid'), missing: undefined }),
    })
    .superRefine(({ line: typed, postcode }, context) => {
      // If an address is known, another one is typed completely or not at all.
      if (!addressKnown || (typed === '') === (postcode === null)) return;
      const say = (path: 'line' | 'postcode', message: keyof typeof stillOffTexts) =>
        context.addIssue({ code: z.ZodIssueCode.custom, path: [path], message });
      if (typed === '') say('line', 'stillLineMissing');
      if (postcode === null) say('postcode', 'stillPostcodeInvalid');
    });
export type StillOffAnswers = z.output<ReturnType<typeof stillOffSchema>>;
