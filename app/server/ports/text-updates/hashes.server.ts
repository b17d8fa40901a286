import type { Encrypter } from '~/server/lib/encrypt.server';

/**
 * Creates the keyed hashes of numbers and meter points for the store, which are only compared, and
 * the encryption of numbers.
 */
export function createHashes(encrypter: Encrypter) {
  const numberMark = (mobile: string): string => encrypter.hash(`mobile ${mobile}`);
  const placeOf = (mark: string): string => `text to ${mark}`;
  const aboutOf = (mark: string): string => `place of ${mark}`;
  return {
    numberMark,
    /** The hash of a browser that shows notifications. */
    deviceMark: (endpoint: string): string => encrypter.hash(`device ${endpoint}`),
    /** The hash of a postcode or sector, only compared for equality. */
    placeMark: (place: string): string => encrypter.hash(`place ${place}`),
    mpanMark: (mpan: string): string => encrypter.hash(`mpan ${mpan}`),
    bodyMark: (body: unknown): string => encrypter.hash(JSON.stringify(body)),
    /** Encrypts a number, or a browser's endpoint and keys. */
    encryptNumber: (mobile: string, mark: string): string =>
      encrypter.encrypt(mobile, placeOf(mark)),
    decryptNumber: (ciphertext: string, mark: string): string | null =>
      encrypter.decrypt(ciphertext, placeOf(mark)),
    /** Encrypts the place a number follows, bound to the number's hash. */
    encryptPlace: (place: string, mark: string): string => encrypter.encrypt(place, aboutOf(mark)),
    decryptPlace: (ciphertext: string, mark: string): string | null =>
      encrypter.decrypt(ciphertext, aboutOf(mark)),
  };
}
export type Hashes = ReturnType<typeof createHashes>;
