import { isOwnNetwork } from '~/domain/address';
import type { Answers, Json } from '~/forms/engine/json';
import type { Field } from '~/forms/engine/definition';
import { isWholePostcode } from '~/domain/address';
import { parsePostcode } from '~/domain/postcode';
import type { SearchedAddress, Visit } from '~/server/visit/session.server';

/** Specification: form engine, section 9 "address line maximums 50, 50, 50, 30". */
const LONGEST = 50;
const cut = (line: string): string => [...line].slice(0, LONGEST).join('').trim();

/** Joins a bare house number with the next line: "4" and "Lantern Street". */
const joinNumber = ([first = '', second, ...rest]: readonly string[]): readonly string[] =>
  second !== undefined && /^\d+[a-z]?$/i.test(first)
    ? [`${first} ${second}`, ...rest]
    : [first, ...(second === undefined ? [] : [second]), ...rest];

/**
 * Returns a directory address as the answer to an address question. Specification: form engine,
 * section 3.
 */
export function answerFrom(
  address: Pick<SearchedAddress, 'fullAddress' | 'houseName' | 'houseNo' | 'postcode' | 'mpan'>,
) {
  const written = address.fullAddress
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && parsePostcode(part) === null);
  const lines = joinNumber(written);
  const town = lines.length > 1 ? (lines.at(-1) ?? '') : '';
  const between = lines.slice(1, -1).join(', ');
  return {
    addressLine1: cut(lines[0] || address.houseName || address.houseNo || address.postcode),
    addressLine2: cut(between),
    addressLine3: cut(town),
    addressLine4: '',
    postcode: address.postcode,
    mpan: address.mpan ?? '',
    manuallyEnteredAddress: false,
  };
}

/** About a metre, enough to tell neighbouring homes apart. */
const DIGITS = 5;

/** Returns a map pin as the answer to an address question: its place name and its sector. */
export function answerFromPin(
  { lat, lng, sector }: NonNullable<Visit['chosenPin']>,
  town: string,
  words: string,
): Json {
  const place = [lat, lng].map((degrees) => degrees.toFixed(DIGITS));
  return {
    addressLine1: cut(`${words}: ${place.join(', ')}`),
    addressLine2: '',
    addressLine3: cut(town),
    addressLine4: '',
    postcode: sector ?? '',
    mpan: '',
    pin: place.join(','),
    manuallyEnteredAddress: false,
  };
}

/**
 * Prefills a new form with the searched address, unless the form only accepts our own network.
 * Decision F-493.
 */
export function carriedAnswers(
  fields: readonly Field[],
  searched: SearchedAddress | null,
): Answers {
  if (!searched || isWholePostcode(searched)) return {};
  const cards = fields.filter(
    (field) =>
      field.type === 'address card' &&
      ((field.settings as { variant?: string } | undefined)?.variant !== 'own network' ||
        isOwnNetwork(searched)),
  );
  return Object.fromEntries(cards.map((field) => [field.alias, answerFrom(searched)]));
}
