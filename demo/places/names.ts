import words from '../data/places/words.json';

/** Words for invented street and house names. Any likeness to a real street is coincidence. */
export const streetWords: readonly string[] = words.streetWords.split(' ');
export const { streetKinds, blockKinds, cottageNames } = words;

export interface Supplier {
  readonly name: string;
  readonly phone: string;
}
/** Invented suppliers, with phone numbers reserved for drama. */
export const { suppliers } = words;
export type SupplierName = keyof typeof suppliers;
export const supplierList: readonly Supplier[] = Object.values(suppliers);
