import words from '../data/places/words.json';

/** Words of invented street and house names. Any likeness to a street that exists is chance. */
export const streetWords: readonly string[] = words.streetWords.split(' ');
export const { streetKinds, blockKinds, cottageNames } = words;

export interface Supplier {
  readonly name: string;
  readonly phone: string;
}
/** Invented suppliers; telephone numbers that are reserved for drama. */
export const { suppliers } = words;
export type SupplierName = keyof typeof suppliers;
export const supplierList: readonly Supplier[] = Object.values(suppliers);
