/** How many items may be requested, or null for no limit. An empty limit is no limit. Decision J-930. */
export const limitOf = (enabled: boolean, items: number | null): number | null =>
  enabled && items !== null && items >= 1 ? Math.floor(items) : null;

export const isFull = (chosen: readonly string[], limit: number | null): boolean =>
  limit !== null && chosen.length >= limit;

/** The choice with an item; at the limit, and for what is not offered, unchanged. Decision J-929. */
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

/** What was kept, held against what is offered now: content may have changed since. */
export const stillOffered = (
  chosen: readonly string[],
  offered: readonly string[],
  limit: number | null,
): readonly string[] => [...new Set(chosen)].filter((item) => offered.includes(item)).slice(0, limit ?? undefined);
