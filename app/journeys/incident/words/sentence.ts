/** One sentence with one moment in it, which is shown huge. */
export interface Sentence {
  readonly before: string;
  readonly hour: string;
  readonly after: string;
}

/** Keeps a postcode or a sector in one piece: "CB1 9" may not end a line after CB1. */
export const unbroken = (text: string): string => text.replace(/\b([A-Z]{1,2}\d[A-Z\d]?) (\d)/g, '$1\u00a0$2');

/** Splits a filled sentence at `{hour}`. A wording without a place for the hour keeps its words and shows none. */
export function sentenceOf(filled: string, hour: string): Sentence {
  const [before = '', after = ''] = unbroken(filled).split('{hour}');
  return filled.includes('{hour}')
    ? { before: before.trim(), hour, after }
    : { before: unbroken(filled), hour: '', after: '' };
}

export const plainSentence = ({ before, hour, after }: Sentence): string =>
  `${before} ${hour}${after}`.replace(/\u00a0/g, ' ').trim();
