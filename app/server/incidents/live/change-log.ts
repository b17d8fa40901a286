import type { SnapshotChange } from './changes';

/** An hour of changes, at one every half minute. */
const MOST_ENTRIES = 120;
/** If more incidents changed than this, a page that missed it reloads instead. */
const MOST_REFERENCES = 200;

/**
 * The latest changes, for connections that were interrupted. Entries are named by snapshot
 * revision, which is the same on every node, so a page can reconnect to another one.
 */
export function createChangeLog(most = MOST_ENTRIES) {
  const entries: { readonly revision: string; readonly references: readonly string[] | null }[] =
    [];
  return {
    /** Starts the log at this revision. */
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
    /** References of incidents changed since a revision; null if the log doesn't reach back that far. */
    since(revision: string): ReadonlySet<string> | null {
      const at = entries.findLastIndex((entry) => entry.revision === revision);
      const missed = entries.slice(at + 1);
      if (at < 0 || missed.some(({ references }) => references === null)) return null;
      return new Set(missed.flatMap(({ references }) => references ?? []));
    },
    size: () => entries.length,
  };
}
