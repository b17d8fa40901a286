import { z } from 'zod';
import { manualFinderSchema, requesterSchema } from '~/forms/schemas/finders';
import { MpanInput } from '~/server/lib/api-input';
import type { ManualMpan } from './port';

/**
 * Checks only types and the values that lookups gave; typed values are validated by the forms'
 * schemas (forms/schemas/finders.ts), the same as on the page.
 */
const named = (max: number, what: string) =>
  z
    .string()
    .max(max, `${what} must be ${max} characters or fewer`)
    .trim()
    .min(1, `${what} is missing`);
const maybe = z.string().nullish();

const MpanCheckBody = z.object({
  checkbox: z.boolean(),
  emailAddress: z.string(),
  mpan: MpanInput,
  supplierName: named(100, 'The name of the supplier'),
  supplierNumber: named(30, 'The number of the supplier'),
});

const ManualMpanBody = z.object({
  isBillPayerManual: z.boolean(),
  additionalComments: maybe,
  meterNumber: maybe,
  personalDetails: z.object({
    title: maybe,
    firstName: z.string(),
    lastName: z.string(),
    telephoneNumber: z.string(),
    emailAddress: z.string(),
  }),
  manualAddress: z.object({
    addressLine1: z.string(),
    addressLine2: maybe,
    addressLine3: maybe,
    city: z.string(),
    postcode: z.string(),
    what3Words: maybe,
  }),
  fileUpload: z.string().max(4000, 'The list of files must be 4000 characters or fewer').nullish(),
});

export function manualRequest(
  form: z.output<typeof manualFinderSchema>,
  fileUpload: string,
): ManualMpan {
  const { telephoneNumber, emailAddress, firstName, title, lastName } = form;
  const { addressLine1, addressLine2, addressLine3, what3Words, postcode, city } = form;
  return {
    isBillPayerManual: true,
    additionalComments: form.additionalComments,
    meterNumber: form.meterNumber ?? '',
    personalDetails: { telephoneNumber, emailAddress, firstName, title, lastName },
    manualAddress: { addressLine1, addressLine2, addressLine3, what3Words, postcode, city },
    fileUpload,
  };
}

const manualNames = Object.fromEntries(
  (['personalDetails', 'manualAddress'] as const).flatMap((group) =>
    Object.keys(ManualMpanBody.shape[group].shape).map((name) => [name, `${group}.${name}`]),
  ),
);

export const checkBody = {
  shape: MpanCheckBody,
  schema: requesterSchema,
  names: {},
  fieldsOf: (body: z.input<typeof MpanCheckBody>) => ({ ...body }),
  requestOf: (form: z.output<typeof requesterSchema>, body: z.output<typeof MpanCheckBody>) => ({
    ...body,
    checkbox: true as const,
    emailAddress: form.emailAddress,
  }),
};
export const manualBody = {
  shape: ManualMpanBody,
  schema: manualFinderSchema,
  names: manualNames,
  fieldsOf: ({ personalDetails, manualAddress, ...body }: z.input<typeof ManualMpanBody>) => ({
    ...body,
    ...personalDetails,
    ...manualAddress,
  }),
  requestOf: (
    form: z.output<typeof manualFinderSchema>,
    { fileUpload }: z.output<typeof ManualMpanBody>,
  ) => manualRequest(form, fileUpload?.trim() ?? ''),
};
