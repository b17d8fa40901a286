import { isOwnNetwork } from '~/domain/address';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode, parseSector } from '~/domain/postcode';
import {
  type Field,
  type Context,
  defineFieldType,
  type FieldType,
} from '~/forms/engine/field-type';
import { answerFrom } from '~/forms/engine/address-answer';
import type { Problem } from '~/forms/engine/message';
import { z } from 'zod';
import { readPlace } from '~/domain/map/pin-request';
import type { Position } from '~/domain/position';
import { valueOf } from '~/forms/engine/form-values';
import type { WireAddress } from '~/forms/engine/submission-field';
import { LONGEST_PART, readParts, writeParts } from '~/forms/parts/parts';

const PARTS = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'addressLine4',
  'postcode',
  'mpan',
  'pin',
] as const;

const BLANK = Object.fromEntries(PARTS.map((part) => [part, ''])) as Record<
  (typeof PARTS)[number],
  string
>;

type AddressAnswer = Record<(typeof PARTS)[number], string> & { manuallyEnteredAddress: boolean };

const text = z.string();
const answer: z.ZodType<AddressAnswer, z.ZodTypeDef, unknown> = z.object({
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  addressLine4: text,
  postcode: text,
  mpan: text,
  /** "52.19312,0.13101" for a map pin, whose postcode may be a sector; otherwise empty. */
  pin: text.default(''),
  manuallyEnteredAddress: z.boolean(),
});

const addressSettings = z.object({
  /** The postcode must be full and valid; the default (F-533). */
  postcodeValidation: z.boolean().default(true),
  /** By postcode only, by any text, or own network only (F-493). */
  variant: z.enum(['postcode', 'address', 'own network']).default('postcode'),
});
type AddressSettings = z.output<typeof addressSettings>;

/** Null without one, or outside Great Britain. */
function pinIn({ pin }: Pick<AddressAnswer, 'pin'>): Position | null {
  const [lat, lng] = pin.split(',');
  const place = readPlace(lat, lng);
  return place === 'nonsense' ? null : place;
}

const linesOf = (addressAnswer: AddressAnswer): string[] =>
  [
    addressAnswer.addressLine1,
    addressAnswer.addressLine2,
    addressAnswer.addressLine3,
    addressAnswer.addressLine4,
    addressAnswer.postcode,
  ].filter(Boolean);

const isFilled = ({ manuallyEnteredAddress: _, ...parts }: AddressAnswer): boolean =>
  Object.values(parts).some(Boolean);

const withPin = (pin: Position | null) => (pin ? { Pin: pin } : {});

/** Keys become capitalised words without spaces (F-527, F-528). */
const wireOf = (addressAnswer: AddressAnswer): WireAddress => ({
  AddressLine1: addressAnswer.addressLine1,
  AddressLine2: addressAnswer.addressLine2,
  AddressLine3: addressAnswer.addressLine3,
  AddressLine4: addressAnswer.addressLine4,
  Postcode: addressAnswer.postcode,
  Mpan: addressAnswer.mpan || null,
  ManuallyEnteredAddress: addressAnswer.manuallyEnteredAddress,
  ...withPin(pinIn(addressAnswer)),
});

/** `always`: typed only; otherwise looked up, with manual entry as an alternative. */
export const addressType = (name: string, manual: 'always' | 'as posted'): FieldType =>
  defineFieldType<AddressAnswer, AddressSettings>({
    name,
    answer,
    settings: addressSettings,
    longest: LONGEST_PART,
    read: (formValues, field) => {
      const manuallyEnteredAddress =
        manual === 'always' || valueOf(formValues, 'manuallyEnteredAddress') === 'true';
      // Required lines left blank are stored, so that each shows its error.
      const parts =
        readParts(formValues, PARTS) ?? (field.required && manuallyEnteredAddress ? BLANK : null);
      return parts && { ...parts, manuallyEnteredAddress };
    },
    isFilled,
    write: ({ manuallyEnteredAddress, ...parts }) =>
      new Map([...writeParts(parts), ['manuallyEnteredAddress', [String(manuallyEnteredAddress)]]]),
    check: (addressAnswer, field, context, settings): readonly Problem[] =>
      checkAddress(addressAnswer, field, context, settings),
    missing: (field: Field, context: Context, _own, addressAnswer): readonly Problem[] =>
      missingAddress(field, context, addressAnswer?.manuallyEnteredAddress ?? manual === 'always'),
    compare: (addressAnswer) => addressAnswer?.postcode ?? null,
    show: linesOf,
    send: (addressAnswer) => ({
      value: addressAnswer && isFilled(addressAnswer) ? linesOf(addressAnswer).join(', ') : null,
      ...(addressAnswer && isFilled(addressAnswer)
        ? { members: { Address: wireOf(addressAnswer) } }
        : {}),
    }),
  });

const LONGEST = { addressLine1: 50, addressLine2: 50, addressLine3: 50, addressLine4: 30 } as const;
/** Lines 1 and 3; line 2 may be empty everywhere (F-530). */
const SHORTEST = { addressLine1: 1, addressLine3: 1 } as const;

const lines = Object.entries(LONGEST) as [keyof typeof LONGEST, number][];
const isBlank = (text: string): boolean => text.trim() === '';

/** Line 1 and town of a required typed address have their own message. */
function blankLine(
  part: keyof typeof SHORTEST,
  addressAnswer: AddressAnswer,
  field: Field,
  { say }: Context,
): string {
  if (!field.required || !addressAnswer.manuallyEnteredAddress) return say('addressMin');
  return say(part === 'addressLine1' ? 'addressLine1Invalid' : 'addressTownInvalid');
}

/** A map pin is more precise than a postcode, so the sector around it, or none, is enough. */
const isNearPin = (addressAnswer: AddressAnswer): boolean =>
  pinIn(addressAnswer) !== null &&
  (isBlank(addressAnswer.postcode) || parseSector(addressAnswer.postcode) !== null);

/** A chosen address may lack a town, as in the directory; a typed one may not (F-530 to F-533). */
export function checkAddress(
  addressAnswer: AddressAnswer,
  field: Field,
  context: Context,
  settings: AddressSettings,
): readonly Problem[] {
  const { say } = context;
  const problems = lines.flatMap(([part, max]): Problem[] => {
    const line = addressAnswer[part];
    if ([...line].length > max) return [{ part, message: say('tooLong', { max }) }];
    const needed =
      part === 'addressLine1' || (part === 'addressLine3' && addressAnswer.manuallyEnteredAddress);
    return part in SHORTEST && needed && isBlank(line)
      ? [{ part, message: blankLine(part, addressAnswer, field, context) }]
      : [];
  });
  if (isBlank(addressAnswer.postcode) && field.required && !settings.postcodeValidation) {
    problems.push({ part: 'postcode', message: say('required') });
  } else if (
    settings.postcodeValidation &&
    !parsePostcode(addressAnswer.postcode) &&
    !isNearPin(addressAnswer)
  ) {
    problems.push({ part: 'postcode', message: say('addressPostcodeInvalid') });
  }
  if (addressAnswer.mpan !== '' && parseMpan(addressAnswer.mpan) === null)
    problems.push({ part: 'mpan', message: say('addressMpanInvalid') });
  return problems;
}

/** At every required line if typed, at the search field if looked up (F-535). */
export function missingAddress(field: Field, { say }: Context, typed: boolean): readonly Problem[] {
  if (!typed) return [{ part: '', message: field.requiredMessage || say('addressNotChosen') }];
  return [
    { part: 'addressLine1', message: say('addressLine1Invalid') },
    { part: 'addressLine3', message: say('addressTownInvalid') },
    { part: 'postcode', message: field.requiredMessage || say('required') },
  ];
}

export const address = addressType('address', 'always');

/**
 * Shows the previously searched address, with a way to change it; without one it is a lookup
 * (F-493).
 */
export const addressCard: FieldType = {
  ...addressType('address card', 'as posted'),
  offline: 'address',
  carry: (searched, { settings }) =>
    (settings as AddressSettings).variant !== 'own network' || isOwnNetwork(searched)
      ? answerFrom(searched)
      : null,
};

/** A toggle switches to typing; values survive switching (F-493, L-776). */
export const postcodeLookup = addressType('postcode lookup', 'as posted');
