/** Every phone has these (GSM 03.38); each counts as one. */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const WIDE = new Set('^{}\\[~]|€');
const isPlain = (letter: string): boolean => PLAIN.has(letter) || WIDE.has(letter);

/**
 * "ŵ" becomes "w". A letter without a replacement stays, because meaning matters more than cost.
 */
function plainLetter(letter: string): string {
  if (isPlain(letter)) return letter;
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every(isPlain) ? bare : letter;
}

/** In GSM characters: any other, such as "ô", makes a text cost more than twice as much. */
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

export const MOST_PARTS = 2;

/**
 * Segments: 160 places, or 153 each of several; with any non-GSM character 70, or 67 each. A
 * character of two places is never split between two parts.
 */
export function partsOf(text: string): number {
  const letters = [...text];
  const isGsm = letters.every(isPlain);
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  const sizes = letters.map((letter) => (isGsm ? (WIDE.has(letter) ? 2 : 1) : letter.length));
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > each) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}
