import { z } from 'zod';
import type { mpan as mpanTexts, mpanManual as mpanManualTexts } from '#words/en.json';
import { parseEmailAddress } from '~/domain/email-address';
import { parseMeterNumber } from '~/domain/meter-number';
import { parsePostcode } from '~/domain/postcode';
import { parseTelephone } from '~/domain/telephone';
import { line, mustTick, needed, read, text } from './rules';

const says = <Key extends keyof typeof mpanTexts>(key: Key): Key => key;
const manual = <Key extends keyof typeof mpanManualTexts>(key: Key): Key => key;

const requester = {
  emailAddress: needed(parseEmailAddress, {
    missing: says('mpanEmailMissing'),
    invalid: says('mpanEmailInvalid'),
  }),
  checkbox: mustTick(says('mpanBillPayerMissing')),
};

export const requesterSchema = z.object(requester);

/** The search field's value is the address chosen in it. */
export const addressFinderSchema = z.preprocess(
  (formValues) => ({
    ...(formValues as object),
    find: (formValues as { address?: unknown }).address,
  }),
  z.object({ find: text.pipe(z.string().min(1, says('mpanFindMissing'))), ...requester }),
);

export const meterFinderSchema = z.object({
  meterNumber: needed(parseMeterNumber, {
    missing: says('mpanMeterMissing'),
    invalid: says('mpanMeterInvalid'),
  }),
  ...requester,
});

/**
 * In field order. The postcode is required (J-960), and the email and bill-payer rules of the other
 * forms apply (J-961).
 */
export const manualFinderSchema = z.object({
  title: line(8, { tooLong: manual('manualTitleTooLong') }),
  firstName: line(30, {
    missing: manual('manualFirstNameMissing'),
    tooLong: manual('manualFirstNameTooLong'),
  }),
  lastName: line(30, {
    missing: manual('manualLastNameMissing'),
    tooLong: manual('manualLastNameTooLong'),
  }),
  telephoneNumber: needed(parseTelephone, {
    missing: manual('manualTelephoneNumberMissing'),
    invalid: manual('manualTelephoneNumberInvalid'),
  }),
  emailAddress: needed(parseEmailAddress, {
    missing: manual('manualEmailAddressMissing'),
    invalid: manual('manualEmailAddressInvalid'),
  }),
  addressLine1: line(50, {
    missing: manual('manualAddressLine1Missing'),
    tooLong: manual('manualAddressLine1TooLong'),
  }),
  addressLine2: line(50, { tooLong: manual('manualAddressLine2TooLong') }),
  addressLine3: line(50, { tooLong: manual('manualAddressLine3TooLong') }),
  city: line(30, { missing: manual('manualCityMissing'), tooLong: manual('manualCityTooLong') }),
  postcode: needed((typed) => parsePostcode(typed)?.postcode ?? null, {
    missing: manual('manualPostcodeMissing'),
    invalid: manual('manualPostcodeInvalid'),
  }),
  what3Words: line(100, { tooLong: manual('manualWhat3WordsTooLong') }),
  meterNumber: read(parseMeterNumber, { invalid: manual('manualMeterNumberInvalid') }),
  additionalComments: line(250, { tooLong: manual('manualAdditionalCommentsTooLong') }),
  isBillPayerManual: mustTick(manual('manualIsBillPayerManualMissing')),
});
export const manualFields: readonly string[] = manualFinderSchema.keyof().options;
