import { z } from 'zod';
import { parseEmailAddress } from '~/domain/email-address';
import { parseTelephone } from '~/domain/telephone';
import { PostcodeInput, MpanInput } from '../api-input';
import type { ManualMpan, MpanCheck } from './requests';

const text = (max: number, what: string) => z.string().max(max, `${what} must be ${max} characters or fewer`);
const optional = (max: number, what: string) =>
  text(max, what)
    .nullish()
    .transform((value) => value?.trim() ?? '');
const needed = (max: number, what: string, missing: string) => text(max, what).trim().min(1, missing);
const email = z.string().transform((value, context): string => {
  const address = parseEmailAddress(value);
  if (address !== null) return address;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Enter an e-mail address, like name@example.com' });
  return z.NEVER;
});
const telephone = z.string().transform((value, context): string => {
  const number = parseTelephone(value);
  if (number !== null) return number;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Enter a UK telephone number, like 020 7946 0123' });
  return z.NEVER;
});
const paysTheBill = z.boolean().refine((value) => value, 'Tell us that you pay the bill');
export const METER_NUMBER = /^[A-Za-z0-9]{1,10}$/;
export const METER_NUMBER_SENTENCE = 'A meter number has 1 to 10 letters or digits';

/** Wire contract: MpanCheck. Specification: journeys, sections 3 and 5. */
export const MpanCheckBody = z
  .object({
    checkbox: paysTheBill,
    emailAddress: email,
    mpan: MpanInput,
    supplierName: needed(100, 'The name of the supplier', 'The name of the supplier is missing'),
    supplierNumber: needed(30, 'The number of the supplier', 'The number of the supplier is missing'),
  })
  .transform((body) => body as MpanCheck);

/** Wire contract: ManualMpan. Specification: journeys, sections 3 and 5; decisions J-959 to J-961. */
export const ManualMpanBody = z
  .object({
    isBillPayerManual: paysTheBill,
    additionalComments: optional(250, 'Your comments'),
    meterNumber: z
      .string()
      .regex(/^(?:[A-Za-z0-9]{1,10})?$/, METER_NUMBER_SENTENCE)
      .nullish()
      .transform((value) => value?.toUpperCase() ?? ''),
    personalDetails: z.object({
      title: optional(8, 'The title'),
      firstName: needed(30, 'The first name', 'Enter a first name'),
      lastName: needed(30, 'The last name', 'Enter a last name'),
      telephoneNumber: telephone,
      emailAddress: email,
    }),
    manualAddress: z.object({
      addressLine1: needed(50, 'The first line of the address', 'Enter the first line of the address'),
      addressLine2: optional(50, 'The second line of the address'),
      addressLine3: optional(50, 'The third line of the address'),
      city: needed(30, 'The town or city', 'Enter a town or city'),
      postcode: PostcodeInput,
      what3Words: optional(100, 'The three words'),
    }),
    fileUpload: optional(4000, 'The list of files'),
  })
  .transform((body) => body as ManualMpan);
