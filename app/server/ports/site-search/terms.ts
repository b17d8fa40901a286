import { stemmer } from 'stemmer';

/** Stop words, which nearly every page has and questions are full of. */
const FILLERS = new Set(
  (
    'a an and are as at be been by can could did do does for from get had has have how i if in into is it its me my of on or our ' +
    'should so that the their them there they this to was we were what when where which who why will with would you your'
  ).split(' '),
);

const plainOf = (text: string): string => text.toLowerCase().replace(/[’']/g, '');

const split = (text: string): string[] =>
  plainOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the words of a text in lower case, without stop words. */
export const wordsIn = (text: string): string[] => split(text).filter((word) => !FILLERS.has(word));

/** Returns the stems of a text in order, without stop words. */
export const termsOf = (text: string): string[] => wordsIn(text).map(stemmer);

/**
 * Returns the alternatives for each word of a phrase, or for several words that have synonyms
 * together. @param groups each a list of synonymous words or phrases, as editors wrote them
 */
export function slotsOf(
  phrase: string,
  groups: readonly (readonly string[])[],
): (readonly string[])[] {
  const words = wordsIn(phrase);
  const terms = words.map(stemmer);
  const synonyms = groups.map((group) => group.map(termsOf));
  const slots: string[][] = [];
  for (let at = 0; at < terms.length;) {
    const group = longestAt(terms, at, synonyms);
    slots.push(
      group
        ? group.ways.map((way) => way.join(' '))
        : [...new Set([terms[at] ?? '', words[at] ?? ''])],
    );
    at += group?.length ?? 1;
  }
  return slots;
}

type Way = readonly string[];

/** Returns the synonym group with the longest match at a position of the phrase, or undefined. */
function longestAt(
  terms: Way,
  at: number,
  groups: readonly (readonly Way[])[],
): { ways: readonly Way[]; length: number } | undefined {
  const standing = groups.flatMap((ways) =>
    ways
      .filter((way) => way.length > 0 && way.every((term, index) => terms[at + index] === term))
      .map(({ length }) => ({ ways, length })),
  );
  return standing.sort((a, b) => b.length - a.length)[0];
}
