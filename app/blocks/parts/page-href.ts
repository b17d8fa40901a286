type Page = { readonly route: string; readonly query: Readonly<Record<string, string>> };

/** The block catalogue puts the example's name after `#`. */
export const pathOf = ({ route }: Page): string => route.split('#')[0] ?? route;

/**
 * The current page's URL with changed query items; null or an empty text removes one, other blocks'
 * items stay. `anchor` is where reading continues.
 */
export function pageHref(
  page: Page,
  changes: Readonly<Record<string, string | null>>,
  anchor?: string,
): string {
  const kept = Object.entries({ ...page.query, ...changes }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  const query = new URLSearchParams(kept).toString();
  return `${pathOf(page)}${query && `?${query}`}${anchor ? `#${anchor}` : ''}`;
}

export const keptItems = (page: Page, own: (name: string) => boolean): [string, string][] =>
  Object.entries(page.query).filter(([name]) => !own(name));

/** Returns `least` for anything but an integer from `least` to `most`. */
export function countOf(text: string | undefined, least: number, most: number): number {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : least;
  return Math.min(most, Math.max(least, value));
}
