import { LETTERS, OTHER_LETTER } from '~/domain/content/glossary';

export const LETTER = 'glossary-letter';
export const SEARCH = 'glossary-search';
const LONGEST = 100;

/** An invalid letter is ignored. */
export function readGlossaryQuery(query: Readonly<Record<string, string>>): {
  letter: string | null;
  search: string;
} {
  const letter = query[LETTER]?.toUpperCase() ?? '';
  return {
    letter: LETTERS.includes(letter) || letter === OTHER_LETTER ? letter : null,
    search: (query[SEARCH] ?? '').trim().slice(0, LONGEST),
  };
}
