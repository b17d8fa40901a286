/** Normalises a town name: lower case, hyphens as spaces. */
export const foldTown = (name: string): string =>
  name.trim().toLowerCase().replace(/-/g, ' ').replace(/\s+/g, ' ');

/**
 * Returns whether a town is a known place, ignoring case and hyphens. Only for suggestions; an
 * unknown town is no error. Specification: form engine, section 5 (Address field); decision F-538.
 */
export const isKnownTown = (town: string, places: readonly { readonly loc: string }[]): boolean =>
  places.some((place) => foldTown(place.loc) === foldTown(town));
