import { parseEmailAddress } from './email-address';
import { parseMeterNumber } from './meter-number';
import { parsePostcode } from './postcode';
import { parseTelephone } from './telephone';

/** What a visitor typed, by the name of its field. A box that is ticked is 'true'. */
export type Typed = Readonly<Record<string, string | undefined>>;
export type MpanProblem = 'Missing' | 'TooLong' | 'Invalid';
export interface FieldProblem {
  readonly field: string;
  readonly problem: MpanProblem;
}

interface Rule {
  readonly required?: boolean;
  readonly max?: number;
  readonly isRight?: (text: string) => boolean;
}
type Rules = Readonly<Record<string, Rule>>;

const isEmail = (text: string) => parseEmailAddress(text) !== null;
const isTicked = (text: string) => text === 'true';

/** Every form that sends a number by e-mail asks these. Specification: journeys, section 5 (MPAN forms). */
const requester: Rules = {
  emailAddress: { required: true, isRight: isEmail },
  checkbox: { required: true, isRight: isTicked },
};
const isMeterNumber = (text: string) => parseMeterNumber(text) !== null;

/**
 * The manual form. The postcode is required (decision J-960), and the e-mail and bill-payer rules of the other forms hold
 * for it (J-961). Specification: journeys, sections 5 and 9.
 */
const manual: Rules = {
  title: { max: 8 },
  firstName: { required: true, max: 30 },
  lastName: { required: true, max: 30 },
  telephoneNumber: { required: true, isRight: (text) => parseTelephone(text) !== null },
  emailAddress: { required: true, isRight: isEmail },
  addressLine1: { required: true, max: 50 },
  addressLine2: { max: 50 },
  addressLine3: { max: 50 },
  city: { required: true, max: 30 },
  postcode: { required: true, isRight: (text) => parsePostcode(text) !== null },
  what3Words: { max: 100 },
  meterNumber: { isRight: isMeterNumber },
  additionalComments: { max: 250 },
  isBillPayerManual: { required: true, isRight: isTicked },
};

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

function problemOf({ required, max, isRight }: Rule, typed: string): MpanProblem | null {
  const text = typed.trim();
  if (text === '') return required ? 'Missing' : null;
  if (max !== undefined && lengthOf(text) > max) return 'TooLong';
  return isRight && !isRight(text) ? 'Invalid' : null;
}

const check =
  (rules: Rules) =>
  (typed: Typed): readonly FieldProblem[] =>
    Object.entries(rules).flatMap(([field, rule]) => {
      const problem = problemOf(rule, typed[field] ?? '');
      return problem ? [{ field, problem }] : [];
    });

/** What is wrong with a form that sends a number by e-mail, in the order of its fields. */
export const checkRequester = check(requester);
/** What is wrong with the search by meter number. */
export const checkMeterSearch = check({ meterNumber: { required: true, isRight: isMeterNumber }, ...requester });
/** What is wrong with the manual form. */
export const checkManual = check(manual);
export const manualFields: readonly string[] = Object.keys(manual);
export const longestOf = (field: string): number | undefined => manual[field]?.max;
