type Page = { readonly route: string; readonly query: Readonly<Record<string, string>> };

/** The path alone: the block catalogue puts after `#` which example it is. */
export const pathOf = ({ route }: Page): string => route.split('#')[0] ?? route;

/**
 * The same page with other items in its address; null or an empty text removes an item. What other blocks put there stays.
 * `anchor` is where the visitor goes on reading.
 */
export function pageHref(page: Page, changes: Readonly<Record<string, string | null>>, anchor?: string): string {
  const kept = Object.entries({ ...page.query, ...changes }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const query = new URLSearchParams(kept).toString();
  return `${pathOf(page)}${query && `?${query}`}${anchor ? `#${anchor}` : ''}`;
}

/** What a GET form of the page must carry along so that the items of other blocks stay. */
export const keptItems = (page: Page, own: (name: string) => boolean): [string, string][] =>
  Object.entries(page.query).filter(([name]) => !own(name));

/** A whole number in the address from `least` to `most`; `least` for anything else. Never throws. */
export function countOf(text: string | undefined, least: number, most: number): number {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : least;
  return Math.min(most, Math.max(least, value));
}
