import { z } from 'zod';
import { isIncidentTypeCode } from '~/domain/incident/enumerations';
import type { Incident, IncidentTypeCode } from '~/domain/incident/incident';
import { MpanInput, PostcodeInput, ReferenceInput } from '~/server/lib/api-input';
import type { RoadsAffected, Whereabouts } from './incidents';

const TypeCode = z
  .number()
  .refine(
    (code): code is IncidentTypeCode => isIncidentTypeCode(code),
    'This is not an incident type',
  );
const ONE_PLACE = 'Say one of address, pin and postcode';

export const CloseRoadsQuestion = z
  .object({
    incidents: z
      .array(z.object({ incidentReference: ReferenceInput, incidentType: TypeCode }))
      .min(1)
      .max(50),
    address: z
      .object({
        addressLine1: z.string().max(100).optional(),
        postcode: PostcodeInput,
        mpan: MpanInput.nullish(),
      })
      .optional(),
    pin: z
      .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .optional(),
    postcode: PostcodeInput.optional(),
  })
  .transform(({ incidents, address, pin, postcode }, context) => {
    const places: Whereabouts[] = [];
    if (pin) places.push({ pin });
    if (postcode) places.push({ postcode });
    if (address) {
      const { addressLine1, mpan } = address;
      places.push({
        postcode: address.postcode,
        ...(addressLine1 !== undefined && { addressLine1 }),
        ...(mpan && { mpan }),
      });
    }
    const [near, ...more] = places;
    if (!near || more.length > 0) {
      context.addIssue({ code: z.ZodIssueCode.custom, message: ONE_PLACE });
      return z.NEVER;
    }
    const asked: Pick<Incident, 'reference' | 'type'>[] = incidents.map((incident) => ({
      reference: incident.incidentReference,
      type: incident.incidentType,
    }));
    return { asked, near };
  });

export const closeRoadsRecords = (roads: readonly RoadsAffected[]) =>
  roads.map(({ reference, streetNames }) => ({ incidentReference: reference, streetNames }));
