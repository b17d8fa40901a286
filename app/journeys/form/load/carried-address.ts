import { isWholePostcode } from '~/domain/address';
import { cutLine } from '~/forms/engine/address-answer';
import type { Answers, Json } from '~/forms/engine/json';
import type { Field } from '~/forms/engine/field-type';
import type { SearchedAddress, Visit } from '~/server/visit/session.server';

/** About a metre, enough to tell neighbouring homes apart. */
const DIGITS = 5;

export function answerFromPin(
  { lat, lng, sector }: NonNullable<Visit['chosenPin']>,
  town: string,
  words: string,
): Json {
  const place = [lat, lng].map((degrees) => degrees.toFixed(DIGITS));
  return {
    addressLine1: cutLine(`${words}: ${place.join(', ')}`),
    addressLine2: '',
    addressLine3: cutLine(town),
    addressLine4: '',
    postcode: sector ?? '',
    mpan: '',
    pin: place.join(','),
    manuallyEnteredAddress: false,
  };
}

export function carriedAnswers(
  fields: readonly Field[],
  searched: SearchedAddress | null,
): Answers {
  if (!searched || isWholePostcode(searched)) return {};
  return Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const answer = field.kind.carry?.(searched, field) ?? null;
      return answer === null ? [] : [[field.alias, answer]];
    }),
  );
}
