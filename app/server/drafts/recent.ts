import { MINUTE, type Instant } from '~/domain/instant';
import type { Definition } from '~/forms/engine/definition';
import type { Draft } from './drafts';

/** A visitor takes less than this over most pages; what is longer ago is opened and read again. */
const KEPT = 5 * MINUTE;
const MOST = 1000;

interface Entry {
  readonly sealed: string;
  readonly definition: Definition;
  readonly draft: Draft;
  readonly at: Instant;
}

/**
 * What this process sealed a moment ago, so that the next page of the same visitor need not open and check it again. The row
 * decides: only the very text that was sealed here stands for the draft.
 */
export function createRecent(now: () => Instant) {
  const entries = new Map<string, Entry>();
  return {
    keep(key: string, sealed: string, definition: Definition, draft: Draft): void {
      entries.delete(key);
      entries.set(key, { sealed, definition, draft, at: now() });
      for (const [oldest, { at }] of entries) {
        if (entries.size <= MOST && now() - at < KEPT) break;
        entries.delete(oldest);
      }
    },
    /** The draft that `sealed` is, where it was sealed here under this very definition. */
    find(key: string, sealed: string, definition: Definition): Draft | null {
      const entry = entries.get(key);
      return entry?.sealed === sealed && entry.definition === definition ? entry.draft : null;
    },
    forget: (key: string): void => void entries.delete(key),
  };
}
