import type { SnapshotChange } from './changes';

/** An hour of changes, at one every half minute. */
const MOST_ENTRIES = 120;
/** If more incidents changed than this, a page that missed it reloads instead. */
const MOST_REFERENCES = 200;

/** Named by snapshot revision, the same on every node, so a page can reconnect to another one. */
export function createChangeLog(most = MOST_ENTRIES) {
  const entries: { readonly revision: string; readonly references: readonly string[] | null }[] =
    [];
  return {
    begin(revision: string): void {
      entries.push({ revision, references: [] });
    },
    add({ revision, changed }: SnapshotChange): void {
      entries.push({
        revision,
        references: changed.size > MOST_REFERENCES ? null : [...changed.keys()],
      });
      if (entries.length > most) entries.shift();
    },
    since(revision: string): ReadonlySet<string> | null {
      const at = entries.findLastIndex((entry) => entry.revision === revision);
      const missed = entries.slice(at + 1);
      if (at < 0 || missed.some(({ references }) => references === null)) return null;
      return new Set(missed.flatMap(({ references }) => references ?? []));
    },
    size: () => entries.length,
  };
}
