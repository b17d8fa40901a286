/** Query items that select another page; all others lead to the same one. */
const MEANING = ['incidentid', 'postcodesector', 'page'];
const LONGEST = 100;

/**
 * Returns the query of a page's canonical URL, with its question mark: empty for most. Contains no
 * visitor data.
 */
export function knownQuery(asked: URLSearchParams): string {
  const meant = MEANING.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value.slice(0, LONGEST)]];
  });
  return meant.length > 0 ? `?${new URLSearchParams(meant).toString()}` : '';
}
