import type { Encrypter } from '~/server/lib/encrypt.server';

/** Hashes are keyed and only compared. */
export function createHashes(encrypter: Encrypter) {
  const numberMark = (mobile: string): string => encrypter.hash(`mobile ${mobile}`);
  const placeOf = (mark: string): string => `text to ${mark}`;
  const aboutOf = (mark: string): string => `place of ${mark}`;
  return {
    numberMark,
    deviceMark: (endpoint: string): string => encrypter.hash(`device ${endpoint}`),
    placeMark: (place: string): string => encrypter.hash(`place ${place}`),
    mpanMark: (mpan: string): string => encrypter.hash(`mpan ${mpan}`),
    bodyMark: (body: unknown): string => encrypter.hash(JSON.stringify(body)),
    encryptNumber: (mobile: string, mark: string): string =>
      encrypter.encrypt(mobile, placeOf(mark)),
    decryptNumber: (ciphertext: string, mark: string): string | null =>
      encrypter.decrypt(ciphertext, placeOf(mark)),
    /** Bound to the number's hash. */
    encryptPlace: (place: string, mark: string): string => encrypter.encrypt(place, aboutOf(mark)),
    decryptPlace: (ciphertext: string, mark: string): string | null =>
      encrypter.decrypt(ciphertext, aboutOf(mark)),
  };
}
export type Hashes = ReturnType<typeof createHashes>;
