import { hasPassed, MINUTE, type Instant } from '~/domain/time/instant';
import type { Definition } from '~/forms/engine/definition';
import type { Draft } from './drafts';

/** Visitors spend less than this on most pages; anything older is opened and read again. */
const KEPT = 5 * MINUTE;
const MOST = 1000;
/** Characters of what is sealed; what it says is of about the same size. */
const MAX_CHARACTERS = 8_000_000;

interface Entry {
  readonly sealed: string;
  readonly definition: Definition;
  readonly draft: Draft;
  readonly at: Instant;
}

/**
 * What this process sealed a moment ago, so that the next page of the same visitor need not open and check it again. The row
 * decides: the draft is reused only if the row holds the very text that was sealed here.
 */
export function createRecent(now: () => Instant) {
  const entries = new Map<string, Entry>();
  let characters = 0;
  const forget = (key: string): void => {
    characters -= entries.get(key)?.sealed.length ?? 0;
    entries.delete(key);
  };
  return {
    keep(key: string, sealed: string, definition: Definition, draft: Draft): void {
      forget(key);
      entries.set(key, { sealed, definition, draft, at: now() });
      characters += sealed.length;
      for (const [oldest, { at }] of entries) {
        if (entries.size <= MOST && characters <= MAX_CHARACTERS && !hasPassed(KEPT, at, now())) break;
        forget(oldest);
      }
    },
    /** The draft that `sealed` is, where it was sealed here under this very definition. */
    find(key: string, sealed: string, definition: Definition): Draft | null {
      const entry = entries.get(key);
      return entry?.sealed === sealed && entry.definition === definition ? entry.draft : null;
    },
    forget,
  };
}
