export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Words that start with one of the phrase's words are hits, ignoring case. One-letter words are not
 * highlighted.
 */
export function highlight(text: string, phrase: string): Piece[] {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, hit: false }];
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escape);
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu'));
  return parts.flatMap((part, index) =>
    part === '' ? [] : [{ text: part, hit: index % 2 === 1 }],
  );
}
