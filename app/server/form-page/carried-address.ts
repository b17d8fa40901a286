import type { Answers, Json } from '~/forms/engine/json';
import type { Field } from '~/forms/engine/definition';
import { parsePostcode } from '~/domain/postcode';
import type { SearchedAddress } from '../session.server';

/** Specification: form engine, section 9 "address line maximums 50, 50, 50, 30". */
const LONGEST = 50;
const cut = (line: string): string => [...line].slice(0, LONGEST).join('').trim();

/** A number alone says nothing: "4" and "Lantern Street" are one line. */
const joinNumber = ([first = '', second, ...rest]: readonly string[]): readonly string[] =>
  second !== undefined && /^\d+[a-z]?$/i.test(first)
    ? [`${first} ${second}`, ...rest]
    : [first, ...(second === undefined ? [] : [second]), ...rest];

/** An address of the directory as the answer of an address question: chosen, not typed. Specification: form engine, section 3. */
export function answerFrom(address: SearchedAddress): Json {
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

const isOwn = ({ dno }: SearchedAddress): boolean => dno >= 0 && dno <= 3;

/** The searched address is on the card of a form that begins, unless the form takes own network only. Decision F-493. */
export function carriedAnswers(fields: readonly Field[], searched: SearchedAddress | null): Answers {
  if (!searched) return {};
  const cards = fields.filter(
    (field) =>
      field.type === 'address card' &&
      ((field.own as { variant?: string } | undefined)?.variant !== 'own network' || isOwn(searched)),
  );
  return Object.fromEntries(cards.map((field) => [field.alias, answerFrom(searched)]));
}
