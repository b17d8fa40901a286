/** A search applies only when it is longer than 2 characters. Specification: lookup, section 5 "Glossary search". */
export const LEAST_SEARCH = 3;

/** The term that applies, or null: blanks around it do not count. */
export function searchTerm(text: string | null | undefined): string | null {
  const term = (text ?? '').trim();
  return term.length >= LEAST_SEARCH ? term : null;
}

/** Whether one of these texts contains a term, in any case. */
export const holds = (term: string, ...texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text?.toLowerCase().includes(term.toLowerCase()));

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text in pieces, so that every place of the term can be marked. Specification: lookup, section 2 "search highlighting". */
export function piecesOf(text: string, term: string | null): Piece[] {
  if (!term) return [{ text, hit: false }];
  const literal = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .split(new RegExp(`(${literal})`, 'gi'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
