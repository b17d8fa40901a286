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

/** The words under which a place is found: each in full and in its short form, the postcode in halves and whole. */
export function wordsOfPlace(place: {
  street: string | null;
  house_name: string | null;
  town: string | null;
  postcode: string;
}): string[] {
  const words = split([place.street, place.house_name, place.town].filter((part) => part !== null).join(' '));
  const short = words.flatMap((word) => SHORT_FORMS[word] ?? []);
  const long = words.includes('st') ? ['saint'] : [];
  const [outcode = '', incode = ''] = place.postcode.toLowerCase().split(' ');
  return [...new Set([...words, ...short, ...long, outcode, incode, outcode + incode])].filter(
    (word) => word !== '' && !SILENT.has(word),
  );
}

export interface TextQuestion {
  /** All must be there. */
  readonly words: readonly string[];
  /** The last word, of which the beginning counts; null where a house number comes last. */
  readonly prefix: string | null;
  /** House or flat numbers, any of which fits. */
  readonly houses: readonly string[];
}

/** What the words of an address ask for, in any order: "lantern st cambridge 4", "Flat 3, Quay House". Null where nothing is left to look for. */
export function textQuestion(text: string): TextQuestion | null {
  const all = split(text).slice(0, MOST_WORDS);
  const houses = all.filter((word) => HOUSE.test(word));
  const words = all.filter((word) => !HOUSE.test(word) && !SILENT.has(word));
  if (words.length === 0) return null;
  const last = words.at(-1) as string;
  const typing = all.at(-1) === last;
  return {
    words: [...new Set(typing ? words.slice(0, -1) : words)],
    prefix: typing ? last : null,
    houses: [...new Set(houses)],
  };
}

/** The first text after all that begin with `prefix`, in the order of bytes. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;
