export const foldTown = (name: string): string =>
  name.trim().toLowerCase().replace(/-/g, ' ').replace(/\s+/g, ' ');

/** Ignores case and hyphens. Only for suggestions; an unknown town is no error (F-538). */
export const isKnownTown = (town: string, places: readonly { readonly loc: string }[]): boolean =>
  places.some((place) => foldTown(place.loc) === foldTown(town));
