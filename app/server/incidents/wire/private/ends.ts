/**
 * Returns the text without the given trailing characters. Hand-written, because a pattern anchored
 * at the end would restart at every such character.
 */
export function withoutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns the last word in lower case. */
export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1).toLowerCase();
