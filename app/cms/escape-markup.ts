/**
 * For HTML and XML, in elements and attributes with either quotes: numeric entities, which both
 * understand.
 */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
