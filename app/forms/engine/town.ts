/** A name without its case, hyphens as spaces. */
export const foldTown = (name: string): string => name.trim().toLowerCase().replace(/-/g, ' ').replace(/\s+/g, ' ');

/**
 * Whether a town is one of the known places: any case, hyphens as spaces. For suggestions only; an unknown town is no
 * error. Specification: form engine, section 5 (Address field); decision F-538.
 */
export const isKnownTown = (town: string, places: readonly { readonly loc: string }[]): boolean =>
  places.some((place) => foldTown(place.loc) === foldTown(town));
