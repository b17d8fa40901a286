import { piecesOf } from '~/domain/content/search-words';

export function Marked({ text, term }: { text: string; term: string | null }) {
  return (
    <>
      {piecesOf(text, term).map((piece, index) =>
        piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
