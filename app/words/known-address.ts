/** Query items that make another page; all others lead to the same one. */
const MEANING = ['incidentid', 'postcodesector', 'page'];
const LONGEST = 100;

/** The query of the address that a page is known by, with its question mark: empty for most. It holds nothing of a visitor's own. */
export function knownQuery(asked: URLSearchParams): string {
  const meant = MEANING.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value.slice(0, LONGEST)]];
  });
  return meant.length > 0 ? `?${new URLSearchParams(meant).toString()}` : '';
}
