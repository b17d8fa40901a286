/**
 * Only accepts a path and query of this site: no scheme, no host, nothing that a browser would read
 * as one, and not the form's own page.
 */
export function safeReturnTo(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || value.length > 2000) return fallback;
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return fallback;
  // Resolved as a browser does, because dots in the path must not lead to another host either.
  const base = 'http://site.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search } = new URL(value, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search : fallback;
}
