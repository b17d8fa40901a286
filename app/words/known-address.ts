/** All other query items lead to the same page. */
const MEANING = ['incidentid', 'postcodesector', 'page'];
const LONGEST = 100;

/** Of the canonical URL, with its question mark: empty for most pages. Contains no visitor data. */
export function knownQuery(asked: URLSearchParams): string {
  const meant = MEANING.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value.slice(0, LONGEST)]];
  });
  return meant.length > 0 ? `?${new URLSearchParams(meant).toString()}` : '';
}
