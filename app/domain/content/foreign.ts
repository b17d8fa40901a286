/** Private-use characters that mark text in another language until the page is complete. */
export const FOREIGN = { start: '\uE000', end: '\uE001' } as const;

/** Marks English text on a page in another language. */
export const inEnglish = (words: string): string => (words === '' ? '' : FOREIGN.start + words + FOREIGN.end);

/**
 * Marks text that we only have in English, such as the operator's about a power cut, on a page in
 * another language. @param t the texts of the page
 */
export const inEnglishAlone = (words: string, t: (key: 'locale') => string): string =>
  import.meta.env.SSR && t('locale') !== 'en-GB' ? inEnglish(words) : words;
