/**
 * A text without the signs of `signs` at its end. Looks at each sign once, where a pattern such as /x+$/ looks again from
 * every x of a long row that does not stand at the end.
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
