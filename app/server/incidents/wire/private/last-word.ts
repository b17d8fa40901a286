/** Returns the last word in lower case. */
export const lastWord = (text: string): string =>
  text.slice(text.lastIndexOf(' ') + 1).toLowerCase();
