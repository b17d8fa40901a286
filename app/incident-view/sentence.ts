/** One sentence with one moment in it, which is shown huge. */
export interface Sentence {
  readonly before: string;
  readonly hour: string;
  readonly after: string;
}

/** Splits a filled sentence at `{hour}`. A wording without a place for the hour keeps its words and shows none. */
export function sentenceOf(filled: string, hour: string): Sentence {
  const [before = '', after = ''] = filled.split('{hour}');
  return filled.includes('{hour}') ? { before: before.trim(), hour, after } : { before: filled, hour: '', after: '' };
}

export const plainSentence = ({ before, hour, after }: Sentence): string => `${before} ${hour}${after}`.trim();
