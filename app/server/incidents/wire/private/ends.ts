/** The text without the marks that it ends with. By hand: a pattern that looks for an end begins anew at every mark. */
export function withoutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The last word, in small letters. */
export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1).toLowerCase();
