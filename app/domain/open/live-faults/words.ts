// Nearly every text is of this kind, and the long ones, lists of postcodes, all are.
const PLAIN = /^[ -~\s]*$/;

/** Without case and accents. */
export const folded = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isLetter = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** The words of a folded text. */
export const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Whether a folded text holds a word, whole or as the beginning of one. */
export function hasWord(text: string, word: string, isBeginning: boolean): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const begins = at === 0 || !isLetter(text, at - 1);
    const end = at + word.length;
    if (begins && (isBeginning || end === text.length || !isLetter(text, end))) return true;
  }
  return false;
}
