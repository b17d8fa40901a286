import { INCIDENT_REFERENCE } from '~/domain/incident/reference';
import { z } from 'zod';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode, parseSector } from '~/domain/postcode';
import { FORM_TYPES } from '~/forms/engine/definition';
import { isGuid } from '~/forms/engine/guid';
import { isReference } from '~/forms/engine/reference';
import { LanguageInput } from '../lib/api-input';
import type { Reads } from '../lib/wire';
import type { Submission } from '~/forms/engine/payload';

const text = (max: number) => z.string().max(max);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'This is not a day');
const quarterHour = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'This is not a quarter hour');

const field = z.object({
  name: text(100).min(1),
  value: z.union([
    text(10_000),
    z.boolean(),
    z.number().finite(),
    z.array(text(2000)).max(200),
    z.null(),
  ]),
});

const addressParts = z.object({
  AddressLine1: text(50),
  AddressLine2: text(50).optional(),
  AddressLine3: text(50).optional(),
  AddressLine4: text(30).optional(),
  Postcode: text(12),
  Mpan: text(13)
    .refine(
      (value) => value === '' || parseMpan(value) !== null,
      'This is not a meter point number',
    )
    .nullish(),
  ManuallyEnteredAddress: z.boolean().optional(),
  Pin: z.object({ lat: z.number().min(49).max(61), lng: z.number().min(-9).max(3) }).optional(),
});
/** The sector around a pin is enough, or nothing. */
const postcodeFits = ({ Postcode, Pin }: z.output<typeof addressParts>): boolean =>
  parsePostcode(Postcode) !== null ||
  (Pin !== undefined && (Postcode === '' || parseSector(Postcode) !== null));
const address = addressParts.refine(postcodeFits, {
  message: 'Please enter a full, valid postcode',
  path: ['Postcode'],
});

const smartMeter = z.object({
  CorrelationID: z.string().refine(isGuid, 'This is not a GUID').nullable(),
  IsSmart: z.boolean(),
  OnSupply: z.boolean().nullable(),
  SmartPingEnabled: z.boolean(),
  PingAllowed: z.boolean(),
  Status: text(50).nullable(),
});

/** Stored unchanged for its recipient; further members are the extra items of the form's URL. */
export const WireSubmission = z
  .object({
    id: text(100).min(1),
    pageType: text(100),
    guIReference: z.string().refine(isReference, 'This is not a reference'),
    includeReference: z.boolean(),
    formType: z.enum(FORM_TYPES),
    formData: z
      .array(z.object({ sectionName: text(200), sectionFields: z.array(field).max(300) }))
      .min(1)
      .max(100),
    SmartMeter: smartMeter.nullish(),
    Appointment: z
      .object({
        day,
        noAccess: z.boolean(),
        timeFrom: quarterHour.optional(),
        timeUntil: quarterHour.optional(),
      })
      .nullish(),
    DateAndTime: z
      .object({
        calendarStartDate: day,
        calendarEndDate: day,
        startTime: quarterHour,
        endTime: quarterHour,
      })
      .nullish(),
    Address: address.nullish(),
    assets: z
      .array(z.record(text(2000)))
      .min(1)
      .max(200)
      .nullish(),
    authorisedRepresentatives: z
      .array(
        z.object({
          name: text(100).min(1),
          telephoneNumber: text(20).optional(),
          emailAddress: text(254).optional(),
        }),
      )
      .max(10)
      .nullish(),
    FormSubmissionDateTime: z.string().datetime({ offset: true }).nullish(),
    incidentReference: z.string().regex(INCIDENT_REFERENCE).nullish(),
    kind: z.enum(['priority-note', 'still-off']).nullish(),
    language: LanguageInput.nullish(),
  })
  .catchall(text(500)) satisfies Reads<'FormSubmission'>;

/** A missing member and null mean the same; ours are missing. */
export const readWire = (wire: z.output<typeof WireSubmission>): Submission =>
  Object.fromEntries(
    Object.entries(wire).filter(([name, value]) => value !== null || name === 'incidentReference'),
  ) as unknown as Submission;
