/** Null for no limit, as when it is empty (J-930). */
export const limitOf = (enabled: boolean, items: number | null): number | null =>
  enabled && items !== null && items >= 1 ? Math.floor(items) : null;

export const isFull = (chosen: readonly string[], limit: number | null): boolean =>
  limit !== null && chosen.length >= limit;

/** Unchanged at the limit, or if the item isn't offered (J-929). */
export function withItem(
  chosen: readonly string[],
  item: string,
  offered: readonly string[],
  limit: number | null,
): readonly string[] {
  if (chosen.includes(item) || !offered.includes(item) || isFull(chosen, limit)) return chosen;
  return [...chosen, item];
}

export const withoutItem = (chosen: readonly string[], item: string): readonly string[] =>
  chosen.filter((one) => one !== item);

/** Content may have changed since the choice was stored. */
export const stillOffered = (
  chosen: readonly string[],
  offered: readonly string[],
  limit: number | null,
): readonly string[] =>
  [...new Set(chosen)].filter((item) => offered.includes(item)).slice(0, limit ?? undefined);
