import type { Encrypter } from '~/server/lib/encrypt.server';

/** How numbers and meter points stand in the store: marks that are only ever compared, and the number encrypted beside them. */
export function createMarks(encrypter: Encrypter) {
  const numberMark = (mobile: string): string => encrypter.hash(`mobile ${mobile}`);
  const placeOf = (mark: string): string => `text to ${mark}`;
  const aboutOf = (mark: string): string => `place of ${mark}`;
  return {
    numberMark,
    /** Of a browser that shows notifications. */
    deviceMark: (endpoint: string): string => encrypter.hash(`device ${endpoint}`),
    /** Of a postcode or sector: only equality is ever asked. */
    placeMark: (place: string): string => encrypter.hash(`place ${place}`),
    mpanMark: (mpan: string): string => encrypter.hash(`mpan ${mpan}`),
    bodyMark: (body: unknown): string => encrypter.hash(JSON.stringify(body)),
    /** A number, or a browser's endpoint and keys. */
    encryptNumber: (mobile: string, mark: string): string => encrypter.encrypt(mobile, placeOf(mark)),
    decryptNumber: (ciphertext: string, mark: string): string | null => encrypter.decrypt(ciphertext, placeOf(mark)),
    /** The place that a number follows, under the mark of that number. */
    encryptPlace: (place: string, mark: string): string => encrypter.encrypt(place, aboutOf(mark)),
    decryptPlace: (ciphertext: string, mark: string): string | null => encrypter.decrypt(ciphertext, aboutOf(mark)),
  };
}
export type Marks = ReturnType<typeof createMarks>;
