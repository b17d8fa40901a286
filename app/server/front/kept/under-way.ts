import { LRUCache } from 'lru-cache';

/** Paths of ours that are known to give a page to everybody; more than there are. */
const MOST_PATHS = 200;

/**
 * Which pages that everybody gets are being made, by their keys. Whoever asks for one of them meanwhile waits for it: when a page is no
 * longer kept, a crowd asks for it at once, and it is made once. Only for paths whose pages were kept before: what is one visitor's
 * own is no use to the next.
 */
export function createUnderWay() {
  const shared = new LRUCache<string, true>({ max: MOST_PATHS });
  const waiting = new Map<string, { readonly done: Promise<void>; readonly end: () => void }>();

  return {
    /** Resolves when the page of this key was made, or could not be; null for whoever is to make it. */
    of(key: string): Promise<void> | null {
      return waiting.get(key)?.done ?? null;
    },
    /** Says that somebody makes the page of this key at this path. Give `end` to whoever knows when that is over. */
    begin(key: string, path: string): (() => void) | null {
      if (!shared.has(path) || waiting.has(key)) return null;
      let resolve = () => {};
      const done = new Promise<void>((resolved) => (resolve = resolved));
      const end = () => {
        if (waiting.delete(key)) resolve();
      };
      waiting.set(key, { done, end });
      return end;
    },
    /** A page was kept: nobody needs to wait for it, and pages of its path may be waited for. */
    kept(key: string, path: string): void {
      shared.set(path, true);
      waiting.get(key)?.end();
    },
  };
}
export type UnderWay = ReturnType<typeof createUnderWay>;
