/** A search applies only when it is longer than 2 characters. Specification: lookup, section 5 "Glossary search". */
export const LEAST_SEARCH = 3;

/** Returns the trimmed search term, or null if it is too short. */
export function searchTerm(text: string | null | undefined): string | null {
  const term = (text ?? '').trim();
  return term.length >= LEAST_SEARCH ? term : null;
}

/** Returns whether one of these texts contains a term, ignoring case. */
export const holds = (term: string, ...texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text?.toLowerCase().includes(term.toLowerCase()));

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/**
 * Splits a text into pieces, to highlight every occurrence of the term. Specification: lookup,
 * section 2 "search highlighting".
 */
export function piecesOf(text: string, term: string | null): Piece[] {
  if (!term) return [{ text, hit: false }];
  const literal = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .split(new RegExp(`(${literal})`, 'gi'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
