/** In order and without loss; linear for any input. The HTML must be sanitised. */
export function htmlParts(html: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (from < html.length) {
    const opens = html.indexOf('<', from);
    const closes = opens === -1 ? -1 : html.indexOf('>', opens);
    if (closes === -1) break;
    if (opens > from) parts.push(html.slice(from, opens));
    parts.push(html.slice(opens, closes + 1));
    from = closes + 1;
  }
  if (from < html.length) parts.push(html.slice(from));
  return parts;
}
