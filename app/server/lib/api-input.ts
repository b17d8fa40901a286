import { INCIDENT_REFERENCE } from '~/domain/incident/reference';
import { z } from 'zod';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode } from '~/domain/postcode';

const readBy = <Value>(read: (text: string) => Value | null, sentence: string) =>
  z.string({ invalid_type_error: sentence }).transform((text, context): Value => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({ code: z.ZodIssueCode.custom, message: sentence });
    return z.NEVER;
  });

export const MpanInput = readBy(parseMpan, 'Please enter a meter point number of 13 digits');

/** In any case and spacing, normalised to "CB1 9ZA". Decision L-678. */
export const PostcodeInput = readBy(
  (text) => parsePostcode(text)?.postcode ?? null,
  'Please enter a full, valid postcode',
);

export const ReferenceInput = z
  .string()
  .regex(INCIDENT_REFERENCE, 'This is not the reference of a power cut');

export const LanguageInput = z.string().regex(/^[a-z]{2,3}$/, 'This is not the code of a language');
