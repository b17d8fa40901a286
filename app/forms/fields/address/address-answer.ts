import { z } from 'zod';
import { readPlace } from '~/domain/map/pin-request';
import { type Position } from '~/domain/position';
import { type Field } from '../../engine/definition';
import { type Context, defineFieldType, type FieldType } from '../../engine/field-type';
import { type Problem } from '../../engine/message';
import { valueOf } from '../../engine/posted';
import { type WireAddress } from '../../engine/sent';
import { LONGEST_PART, readParts, writeParts } from '../../parts/parts';
import { checkAddress, missingAddress } from './check-address';

const PARTS = ['addressLine1', 'addressLine2', 'addressLine3', 'addressLine4', 'postcode', 'mpan', 'pin'] as const;

const BLANK = Object.fromEntries(PARTS.map((part) => [part, ''])) as Record<(typeof PARTS)[number], string>;

/** Five lines, all empty at first, and whether they were typed rather than chosen. Specification: form engine, section 3. */
export type AddressAnswer = Record<(typeof PARTS)[number], string> & { manuallyEnteredAddress: boolean };

const text = z.string();
const answer: z.ZodType<AddressAnswer, z.ZodTypeDef, unknown> = z.object({
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  addressLine4: text,
  postcode: text,
  mpan: text,
  /** "52.19312,0.13101" of an address that is a pin on the map; then the postcode may be a sector. Empty elsewhere. */
  pin: text.default(''),
  manuallyEnteredAddress: z.boolean(),
});

export const addressSettings = z.object({
  /** Whether the postcode must be full and valid: on unless switched off. Decision F-533. */
  postcodeValidation: z.boolean().default(true),
  /** Which addresses a lookup offers: by postcode only, by any text, or own network only. Decision F-493. */
  variant: z.enum(['postcode', 'address', 'own network']).default('postcode'),
});
export type AddressSettings = z.output<typeof addressSettings>;

/** The pin of an address that is one; null for any other. What is no place in Great Britain is no pin. */
export function pinIn({ pin }: Pick<AddressAnswer, 'pin'>): Position | null {
  const [lat, lng] = pin.split(',');
  const place = readPlace(lat, lng);
  return place === 'nonsense' ? null : place;
}

const linesOf = (given: AddressAnswer): string[] =>
  [given.addressLine1, given.addressLine2, given.addressLine3, given.addressLine4, given.postcode].filter(Boolean);

const isFilled = ({ manuallyEnteredAddress: _, ...parts }: AddressAnswer): boolean =>
  Object.values(parts).some(Boolean);

const withPin = (pin: Position | null) => (pin ? { Pin: pin } : {});

/** Keys normalised to spaceless capitalised words. Decisions F-527, F-528. */
const wireOf = (given: AddressAnswer): WireAddress => ({
  AddressLine1: given.addressLine1,
  AddressLine2: given.addressLine2,
  AddressLine3: given.addressLine3,
  AddressLine4: given.addressLine4,
  Postcode: given.postcode,
  Mpan: given.mpan || null,
  ManuallyEnteredAddress: given.manuallyEnteredAddress,
  ...withPin(pinIn(given)),
});

/** An address question: typed only, or looked up with manual entry as the other way. `always` says that it is typed only. */
export const addressType = (name: string, manual: 'always' | 'as posted'): FieldType =>
  defineFieldType<AddressAnswer, AddressSettings>({
    name,
    answer,
    settings: addressSettings,
    longest: LONGEST_PART,
    read: (posted, field) => {
      const manuallyEnteredAddress = manual === 'always' || valueOf(posted, 'manuallyEnteredAddress') === 'true';
      // Lines that were left blank are remembered where they are needed: each of them says so.
      const parts = readParts(posted, PARTS) ?? (field.required && manuallyEnteredAddress ? BLANK : null);
      return parts && { ...parts, manuallyEnteredAddress };
    },
    isFilled,
    write: ({ manuallyEnteredAddress, ...parts }) =>
      new Map([...writeParts(parts), ['manuallyEnteredAddress', [String(manuallyEnteredAddress)]]]),
    check: (given, field, context, own): readonly Problem[] => checkAddress(given, field, context, own),
    missing: (field: Field, context: Context, _own, given): readonly Problem[] =>
      missingAddress(field, context, given?.manuallyEnteredAddress ?? manual === 'always'),
    compare: (given) => given?.postcode ?? null,
    show: linesOf,
    send: (given) => ({
      value: given && isFilled(given) ? linesOf(given).join(', ') : null,
      ...(given && isFilled(given) ? { members: { Address: wireOf(given) } } : {}),
    }),
  });
