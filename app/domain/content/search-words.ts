export const LEAST_SEARCH = 3;

export function searchTerm(text: string | null | undefined): string | null {
  const term = (text ?? '').trim();
  return term.length >= LEAST_SEARCH ? term : null;
}

export const holds = (term: string, ...texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text?.toLowerCase().includes(term.toLowerCase()));

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export function piecesOf(text: string, term: string | null): Piece[] {
  if (!term) return [{ text, hit: false }];
  const literal = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .split(new RegExp(`(${literal})`, 'gi'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
