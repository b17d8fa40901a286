import words from '../data/places/words.json';

/** Any likeness to a real street is coincidence. */
export const streetWords: readonly string[] = words.streetWords.split(' ');
export const { streetKinds, blockKinds, cottageNames } = words;

export interface Supplier {
  readonly name: string;
  readonly phone: string;
}
/** Their phone numbers are reserved for drama. */
export const { suppliers } = words;
export type SupplierName = keyof typeof suppliers;
export const supplierList: readonly Supplier[] = Object.values(suppliers);
