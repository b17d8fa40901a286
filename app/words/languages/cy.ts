import { name, replies, words } from '#words/cy.json';
import type { Language } from '../language';

/**
 * The word before a number changes if the number starts with a vowel when spoken (un, wyth, un ar
 * ddeg).
 */
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  a: 'ac',
  gyda: 'gydag',
  na: 'nag',
  â: 'ag',
};
/** Not before numbers with a unit, such as "11kV", which belong to another language or a name. */
const BEFORE_NUMBER =
  /(?<!\p{L})(?:a|gyda|na|â)(?= (?:0?1|(?:11|0?8\d*)(?:,\d{3})*)(?:[.:]\d+)?(?:[ap]m(?!\p{L})|(?![\d\p{L}-]|[.,:]\d)))/gu;

const AFTER_TWO: Readonly<Record<string, string>> = {
  darn: 'ddarn',
  diwrnod: 'ddiwrnod',
  metr: 'fetr',
  milltir: 'filltir',
  munud: 'funud',
};
const TWO = /(?<![\d.,:])2 (darn|diwrnod|metr|milltir|munud)(?!\p{L})/gu;

/**
 * Once placeholders are filled: "rhwng 06:00 a 08:00" becomes "rhwng 06:00 ac 08:00", "2 diwrnod"
 * becomes "2 ddiwrnod".
 */
const adjust = (filled: string): string =>
  filled
    // The "and" of a list, which the browser's tables write for both cases.
    .replace(/ a\(c\) (?=[AEIOU]|Wc)/gi, ' ac ')
    .replaceAll(' a(c) ', ' a ')
    .replace(BEFORE_NUMBER, (word) => BEFORE_VOWEL[word] ?? word)
    .replace(TWO, (_, word: string) => `2 ${AFTER_TWO[word] ?? word}`);

/** Soft, nasal and aspirate, by the beginning of the word. */
const MUTATIONS: readonly (readonly [beginning: string, mutated: readonly string[]])[] = [
  ['ll', ['l']],
  ['rh', ['r']],
  ['p', ['b', 'mh', 'ph']],
  ['t', ['d', 'nh', 'th']],
  ['c', ['g', 'ngh', 'ch']],
  ['b', ['f', 'm']],
  ['d', ['dd', 'n']],
  ['g', ['', 'ng']],
  ['m', ['f']],
];
/** "Ch", "dd", "ph" and "th" are letters of their own, which don't change. */
const UNCHANGED = /^(?:ch|dd|ff|ng|ph|th)/;

/** In small letters: "doriad", "nhoriad", "thoriad" of "toriad". */
function formsOfWord(word: string): string[] {
  const rule = UNCHANGED.test(word) ? null : MUTATIONS.find(([start]) => word.startsWith(start));
  if (!rule) return [];
  const [beginning, mutated] = rule;
  return mutated.map((start) => start + word.slice(beginning.length));
}

export const language: Language = {
  code: 'cy',
  name,
  words: Object.assign({}, ...Object.values(words)),
  replies,
  adjust,
  formsOfWord,
};
