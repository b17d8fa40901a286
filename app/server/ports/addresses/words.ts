/** Words that say nothing about where a place is. */
const SILENT = new Set(['flat', 'apartment', 'apt', 'unit', 'the', 'no', 'number']);
const MOST_WORDS = 8;

/** Short forms and what they stand for, both ways: "st" is a street and a saint. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  street: 'st',
  saint: 'st',
  road: 'rd',
  avenue: 'ave',
  lane: 'ln',
  close: 'cl',
  drive: 'dr',
  court: 'ct',
  gardens: 'gdns',
  square: 'sq',
  terrace: 'tce',
  place: 'pl',
  crescent: 'cres',
  grove: 'gr',
  house: 'hse',
};

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’`]/g, '').toLowerCase();
/** Letters and digits of any script; everything else only parts words, wildcards included. */
const split = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const HOUSE = /^\d{1,4}[a-z]?$/;

/** "7", "7a", "12" from "7", "7A", "Flat 12"; "export"; empty where there is no number. */
export const houseKeyOf = (houseNo: string | null): string =>
  split(houseNo ?? '').find((word) => HOUSE.test(word)) ?? plain(houseNo ?? '').replace(/[^a-z0-9]/g, '');

const spoken = (text: string | null): string[] => split(text ?? '').filter((word) => !SILENT.has(word));
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);

/**
 * The words under which a place is found: each in full and in its short form, neighbours as one word too ("lanternstreet", which is
 * far rarer than its halves), and the postcode in halves and whole.
 */
export function wordsOfPlace(place: {
  street: string | null;
  house_name: string | null;
  town: string | null;
  postcode: string;
}): string[] {
  const lines = [place.street, place.house_name, place.town].map(spoken);
  const short = lines.map((words) => words.map((word) => SHORT_FORMS[word] ?? word));
  const words = lines.flat();
  const long = words.includes('st') ? ['saint'] : [];
  const [outcode = '', incode = ''] = place.postcode.toLowerCase().split(' ');
  // "lantern st": the first word is seldom shortened, the last one often.
  const pairs = lines.flatMap((line, index) => [
    ...pairsOf(line),
    ...pairsOf([...line.slice(0, -1), short[index]?.at(-1) ?? '']),
  ]);
  return [...new Set([...words, ...short.flat(), ...long, ...pairs, outcode, incode, outcode + incode])].filter(
    (word) => word !== '',
  );
}

export interface TextQuestion {
  /** In the order in which they were typed. All must be there. */
  readonly words: readonly string[];
  /** The last word may still be in the making: its beginning counts. Not so where a house number comes last. */
  readonly typing: boolean;
  /** House or flat numbers, any of which fits. */
  readonly houses: readonly string[];
}

/** What the words of an address ask for, in any order: "lantern st cambridge 4", "Flat 3, Quay House". Null where nothing is left to look for. */
export function textQuestion(text: string): TextQuestion | null {
  const all = split(text).slice(0, MOST_WORDS);
  const houses = all.filter((word) => HOUSE.test(word));
  const words = all.filter((word) => !HOUSE.test(word) && !SILENT.has(word));
  return words.length === 0 ? null : { words, typing: all.at(-1) === words.at(-1), houses: [...new Set(houses)] };
}

/** The first text after all that begin with `prefix`, in the order of bytes. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;
