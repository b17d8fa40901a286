export const lastWord = (text: string): string =>
  text.slice(text.lastIndexOf(' ') + 1).toLowerCase();
