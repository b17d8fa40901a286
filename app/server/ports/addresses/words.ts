const SILENT = new Set(['flat', 'apartment', 'apt', 'unit', 'the', 'no', 'number']);
const MOST_WORDS = 8;

/** Abbreviations and full forms, both ways: "st" is a street or a saint. */
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
const split = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const HOUSE = /^\d{1,4}[a-z]?$/;

/** "7", "7a", "12" for "7", "7A", "Flat 12"; or "export"; empty without a number. */
export const houseKeyOf = (houseNo: string | null): string =>
  split(houseNo ?? '').find((word) => HOUSE.test(word)) ??
  plain(houseNo ?? '').replace(/[^a-z0-9]/g, '');

const spoken = (text: string | null): string[] =>
  split(text ?? '').filter((word) => !SILENT.has(word));
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);

/**
 * Each in full and abbreviated, adjacent words joined ("lanternstreet", far rarer than its halves),
 * and the postcode in halves and whole.
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
  // "lantern st": the last word is often abbreviated, the first one rarely.
  const pairs = lines.flatMap((line, index) => [
    ...pairsOf(line),
    ...pairsOf([...line.slice(0, -1), short[index]?.at(-1) ?? '']),
  ]);
  return [
    ...new Set([...words, ...short.flat(), ...long, ...pairs, outcode, incode, outcode + incode]),
  ].filter((word) => word !== '');
}

export interface TextQuestion {
  /** In typing order. All must match. */
  readonly words: readonly string[];
  /** The last word may be unfinished and matches as a prefix, unless a house number comes last. */
  readonly typing: boolean;
  /** House or flat numbers, any of which may match. */
  readonly houses: readonly string[];
}

const SECTOR = /^([a-z]{1,2}\d[a-z\d]?) (\d)$/;

/** Words in any order: "lantern st cambridge 4". Null if nothing is left to search for. */
export function textQuestion(text: string): TextQuestion | null {
  const all = split(text).slice(0, MOST_WORDS);
  // "CB1 9" is a sector, not number 9 in CB1.
  const [, ...sector] = SECTOR.exec(all.join(' ')) ?? [];
  if (sector.length > 0) return { words: sector, typing: true, houses: [] };
  const houses = all.filter((word) => HOUSE.test(word));
  const words = all.filter((word) => !HOUSE.test(word) && !SILENT.has(word));
  return words.length === 0
    ? null
    : { words, typing: all.at(-1) === words.at(-1), houses: [...new Set(houses)] };
}

export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;
