/** The letters that every phone has (GSM 03.38), each of which takes one place in a text. */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those that take two. */
const WIDE = new Set('^{}\\[~]|€');
const isPlain = (letter: string): boolean => PLAIN.has(letter) || WIDE.has(letter);

/** A letter of this alphabet for one that is not: "ŵ" becomes "w". One that has none stays: what it says matters more than its price. */
function plainLetter(letter: string): string {
  if (isPlain(letter)) return letter;
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every(isPlain) ? bare : letter;
}

/** A text in letters that every phone has: one other letter, such as "ô", makes a text cost more than twice as much. */
export const plainLetters = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[‘’`]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[–—]/g, '-')
      .replace(/…/g, '...')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .map(plainLetter)
    .join('');

/** In how many parts a text of ours is sent at most. */
export const MOST_PARTS = 2;

/** How many parts a text is sent in: 160 letters, or 153 each of several; with any other letter in it 70, or 67 each. */
export function partsOf(text: string): number {
  const letters = [...text];
  const [places, alone, each] = letters.every(isPlain)
    ? [letters.length + letters.filter((letter) => WIDE.has(letter)).length, 160, 153]
    : [text.length, 70, 67];
  return places <= alone ? 1 : Math.ceil(places / each);
}
