import { hasPassed, MINUTE, type Instant } from '~/domain/time/instant';
import type { Definition } from '~/forms/engine/definition';
import type { Draft } from './drafts';

/** Visitors usually need less than this for a page; older drafts are decrypted again. */
const KEPT = 5 * MINUTE;
const MOST = 1000;
/** Total characters of ciphertext; the plain text is about as long. */
const MAX_CHARACTERS = 8_000_000;

interface Entry {
  readonly sealed: string;
  readonly definition: Definition;
  readonly draft: Draft;
  readonly at: Instant;
}

/** Saves decrypting and validating. Reused only if the row holds the same ciphertext. */
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
        if (entries.size <= MOST && characters <= MAX_CHARACTERS && !hasPassed(KEPT, at, now()))
          break;
        forget(oldest);
      }
    },
    /** Only if encrypted here under this very definition. */
    find(key: string, sealed: string, definition: Definition): Draft | null {
      const entry = entries.get(key);
      return entry?.sealed === sealed && entry.definition === definition ? entry.draft : null;
    },
    forget,
  };
}
