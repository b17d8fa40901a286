/** Signs that no keyboard writes: they stand around words in another language than the page's until the page is whole. */
export const FOREIGN = { start: '\uE000', end: '\uE001' } as const;

/** Words in English on a page in another language. */
export const inEnglish = (words: string): string => (words === '' ? '' : FOREIGN.start + words + FOREIGN.end);

/**
 * Words that come to us in English alone, such as the operator's own about a power cut: a page in another language says that they are.
 * @param t the texts of the page
 */
export const inEnglishAlone = (words: string, t: (key: 'locale') => string): string =>
  import.meta.env.SSR && t('locale') !== 'en-GB' ? inEnglish(words) : words;
