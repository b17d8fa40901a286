import { z } from 'zod';
import { manualFinderSchema, requesterSchema } from '~/forms/schemas/finders';
import { MpanInput } from '~/server/lib/api-input';
import type { ManualMpan } from './port';

/**
 * The finders' request bodies. This checks the types and the values that lookups gave; typed values
 * are validated by the forms' schemas (forms/schemas/finders.ts), the same as on the page.
 */
const named = (max: number, what: string) =>
  z
    .string()
    .max(max, `${what} must be ${max} characters or fewer`)
    .trim()
    .min(1, `${what} is missing`);
const maybe = z.string().nullish();

/** Wire contract: MpanCheck. Specification: journeys, sections 3 and 5. */
const MpanCheckBody = z.object({
  checkbox: z.boolean(),
  emailAddress: z.string(),
  mpan: MpanInput,
  supplierName: named(100, 'The name of the supplier'),
  supplierNumber: named(30, 'The number of the supplier'),
});

/** Wire contract: ManualMpan. Specification: journeys, sections 3 and 5; decisions J-959 to J-961. */
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

/** Returns the request in wire format. Specification: journeys, section 3 (Manual MPAN request). */
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

/** A caller's names for the manual form's fields. */
const manualNames = Object.fromEntries(
  (['personalDetails', 'manualAddress'] as const).flatMap((group) =>
    Object.keys(ManualMpanBody.shape[group].shape).map((name) => [name, `${group}.${name}`]),
  ),
);

/** Converts a body to form fields, and the form's answers to the request. */
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
