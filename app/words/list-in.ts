/** "ac" stands before a vowel, which w and y are before a consonant. */
const VOWEL = /^(?:[aeiouâêîôûŵŷ]|[wy](?![aeiouwy]))/i;

/**
 * "Mill Lane, High Street and Eden Street". Welsh is put together here: some versions of ICU write
 * "a(c)", others a comma before it, and server and browser have to agree.
 */
export function listIn(locale: string, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (!locale.startsWith('cy') || items.length < 2)
    return new Intl.ListFormat(locale).format(items);
  return `${items.slice(0, -1).join(', ')} ${VOWEL.test(last) ? 'ac' : 'a'} ${last}`;
}
