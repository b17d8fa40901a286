/** Signs that no keyboard writes: they stand around words in another language than the page's until the page is whole. */
export const FOREIGN = { start: '\uE000', end: '\uE001' } as const;

let marks: () => boolean = () => false;

/** Tells when words that come in English alone stand on a page in another language: the server knows (server/languages). */
export const markForeignWhen = (source: () => boolean): void => {
  marks = source;
};

/** Words that come to us in English alone, such as the operator's own about a power cut: a page in another language says that they are. */
export const inEnglishAlone = (words: string): string =>
  import.meta.env.SSR && words !== '' && marks() ? FOREIGN.start + words + FOREIGN.end : words;
