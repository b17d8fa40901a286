import { holds } from './search-words';

interface Entry {
  readonly name: string;
  readonly text: string;
  readonly letter: string;
}

/** "#" stands for names starting with a digit or symbol. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const OTHER_LETTER = '#';

const inOrder = (a: Entry, b: Entry): number => a.name.localeCompare(b.name, 'en-GB');

export const lettersWith = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.map(({ letter }) => letter));

export function glossaryGroups<E extends Entry>(
  entries: readonly E[],
  { letter, term }: { letter: string | null; term: string | null },
): { letter: string; entries: E[] }[] {
  const found = entries.filter(
    (entry) =>
      (!letter || entry.letter === letter) && (!term || holds(term, entry.name, entry.text)),
  );
  return [...LETTERS, OTHER_LETTER].flatMap((name) => {
    const group = found.filter((entry) => entry.letter === name).sort(inOrder);
    return group.length > 0 ? [{ letter: name, entries: group }] : [];
  });
}
