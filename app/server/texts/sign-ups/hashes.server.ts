import type { Encrypter } from '~/server/lib/encrypt.server';
import { contextOf } from '~/server/store/encryption-context';

/** Hashes are keyed and only compared. */
export function createHashes(encrypter: Encrypter) {
  const numberMark = (mobile: string): string => encrypter.hash(`mobile ${mobile}`);
  return {
    numberMark,
    deviceMark: (endpoint: string): string => encrypter.hash(`device ${endpoint}`),
    placeMark: (place: string): string => encrypter.hash(`place ${place}`),
    mpanMark: (mpan: string): string => encrypter.hash(`mpan ${mpan}`),
    bodyMark: (body: unknown): string => encrypter.hash(JSON.stringify(body)),
    encryptNumber: (mobile: string, mark: string): string =>
      encrypter.encrypt(mobile, contextOf.number(mark)),
    decryptNumber: (ciphertext: string, mark: string): string | null =>
      encrypter.decrypt(ciphertext, contextOf.number(mark)),
    /** Bound to the number's hash. */
    encryptPlace: (place: string, mark: string): string =>
      encrypter.encrypt(place, contextOf.numberPlace(mark)),
    decryptPlace: (ciphertext: string, mark: string): string | null =>
      encrypter.decrypt(ciphertext, contextOf.numberPlace(mark)),
  };
}
export type Hashes = ReturnType<typeof createHashes>;
