/** A text as HTML and XML hold it, in an element and in an attribute of either quotes; written as numbers, which both understand. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
