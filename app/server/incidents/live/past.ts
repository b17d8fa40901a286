import type { PictureChange } from './changes';

/** Pictures that are remembered: an hour of them, at one change every half minute. */
const MOST_PICTURES = 120;
/** Of a picture in which more changed than this nobody asks for each: whoever missed it reads the page anew. */
const MOST_REFERENCES = 200;

/**
 * What the last pictures changed, in a ring: whoever was away for a moment is told what was missed. Names are the revisions of
 * pictures, which are the same at every node, so a line that breaks at one is taken up at another.
 */
export function createPast(most = MOST_PICTURES) {
  const pictures: { readonly revision: string; readonly references: readonly string[] | null }[] = [];
  return {
    /** The picture from which changes are counted. */
    begin(revision: string): void {
      pictures.push({ revision, references: [] });
    },
    add({ revision, changed }: PictureChange): void {
      pictures.push({ revision, references: changed.size > MOST_REFERENCES ? null : [...changed.keys()] });
      if (pictures.length > most) pictures.shift();
    },
    /** The incidents that changed since this picture; null where that is not known any more. */
    since(revision: string): ReadonlySet<string> | null {
      const at = pictures.findLastIndex((picture) => picture.revision === revision);
      const missed = pictures.slice(at + 1);
      if (at < 0 || missed.some(({ references }) => references === null)) return null;
      return new Set(missed.flatMap(({ references }) => references ?? []));
    },
    size: () => pictures.length,
  };
}
