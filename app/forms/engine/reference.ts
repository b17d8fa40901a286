/** Characters that are not confused when read out: no I, O, 0, 1 (F-517). */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/**
 * "WEB-" plus 10 characters. `random` must be cryptographic; 256 is a multiple of the 32
 * characters, so all are equally likely.
 */
export function newReference(random: (count: number) => ArrayLike<number>): string {
  const bytes = random(LENGTH);
  const letters = Array.from({ length: LENGTH }, (_, index) =>
    ALPHABET.charAt((bytes[index] ?? 0) % ALPHABET.length),
  );
  return `WEB-${letters.join('')}`;
}

export const isReference = (text: unknown): text is string =>
  typeof text === 'string' && /^WEB-[A-HJ-NP-Z2-9]{10}$/.test(text);
