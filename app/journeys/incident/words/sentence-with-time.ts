export interface Sentence {
  readonly before: string;
  readonly hour: string;
  readonly after: string;
}

/** A non-breaking space keeps a postcode or sector on one line. */
export const unbroken = (text: string): string =>
  text.replace(/\b([A-Z]{1,2}\d[A-Z\d]?) (\d)/g, '$1\u00a0$2');

/** A text without `{hour}` is kept whole and shows no time. */
export function sentenceOf(filled: string, hour: string): Sentence {
  const [before = '', after = ''] = unbroken(filled).split('{hour}');
  return filled.includes('{hour}')
    ? { before: before.trim(), hour, after }
    : { before: unbroken(filled), hour: '', after: '' };
}

export const plainSentence = ({ before, hour, after }: Sentence): string =>
  `${before} ${hour}${after}`.replace(/\u00a0/g, ' ').trim();
