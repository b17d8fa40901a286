import { parseMpan } from '~/domain/mpan';
import { parsePostcode, parseSector } from '~/domain/postcode';
import { type Field } from '../../engine/definition';
import { type Context } from '../../engine/field-type';
import { type Problem } from '../../engine/message';
import { type AddressAnswer, type AddressSettings, pinIn } from './address-answer';

/** Specification: form engine, section 9 "address line maximums 50, 50, 50, 30". */
const LONGEST = { addressLine1: 50, addressLine2: 50, addressLine3: 50, addressLine4: 30 } as const;
/** Lines 1 and 3; line 2 may be empty everywhere. Decision F-530. */
const SHORTEST = { addressLine1: 1, addressLine3: 1 } as const;

const lines = Object.entries(LONGEST) as [keyof typeof LONGEST, number][];
const isBlank = (text: string): boolean => text.trim() === '';

/** Line 1 and town of a required address typed by hand have a sentence of their own. Specification: form engine, section 5. */
function blankLine(part: keyof typeof SHORTEST, given: AddressAnswer, field: Field, { say }: Context): string {
  if (!field.required || !given.manuallyEnteredAddress) return say('addressMin');
  return say(part === 'addressLine1' ? 'addressLine1Invalid' : 'addressTownInvalid');
}

/** A pin on the map tells more than a postcode: the sector around it is enough, or nothing. */
const isNearPin = (given: AddressAnswer): boolean =>
  pinIn(given) !== null && (isBlank(given.postcode) || parseSector(given.postcode) !== null);

/**
 * An address that was begun. Chosen from a list it may lack a town (the directory does), typed it may not.
 * Specification: form engine, section 5 (Address field); decisions F-530 to F-533.
 */
export function checkAddress(
  given: AddressAnswer,
  field: Field,
  context: Context,
  own: AddressSettings,
): readonly Problem[] {
  const { say } = context;
  const problems = lines.flatMap(([part, max]): Problem[] => {
    const line = given[part];
    if ([...line].length > max) return [{ part, message: say('tooLong', { max }) }];
    const needed = part === 'addressLine1' || (part === 'addressLine3' && given.manuallyEnteredAddress);
    return part in SHORTEST && needed && isBlank(line)
      ? [{ part, message: blankLine(part, given, field, context) }]
      : [];
  });
  if (isBlank(given.postcode) && field.required && !own.postcodeValidation) {
    problems.push({ part: 'postcode', message: say('required') });
  } else if (own.postcodeValidation && !parsePostcode(given.postcode) && !isNearPin(given)) {
    problems.push({ part: 'postcode', message: say('addressPostcodeInvalid') });
  }
  if (given.mpan !== '' && parseMpan(given.mpan) === null)
    problems.push({ part: 'mpan', message: say('addressMpanInvalid') });
  return problems;
}

/** A required address of which nothing was given: every needed line says so when typed, the search field when looked up. Decision F-535. */
export function missingAddress(field: Field, { say }: Context, typed: boolean): readonly Problem[] {
  if (!typed) return [{ part: '', message: field.requiredMessage || say('addressNotChosen') }];
  return [
    { part: 'addressLine1', message: say('addressLine1Invalid') },
    { part: 'addressLine3', message: say('addressTownInvalid') },
    { part: 'postcode', message: field.requiredMessage || say('required') },
  ];
}
