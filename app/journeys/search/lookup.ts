import type { SearchResult } from './search-results';

export type LookupResult =
  | { readonly kind: 'start' }
  | { readonly kind: 'loading'; readonly value: string }
  /** Too many requests from this network. */
  | { readonly kind: 'busy'; readonly value: string }
  | { readonly kind: 'results'; readonly value: string; readonly found: readonly SearchResult[] }
  | { readonly kind: 'empty'; readonly value: string; readonly failed: boolean };

export interface LookupState {
  readonly shown: LookupResult;
  /** Only Enter and the button set it, so that nobody is corrected while typing. */
  readonly error: string | null;
}

export interface LookupOptions {
  /**
   * Rejects if the directory cannot be reached or the signal aborts. Returns null if rate limited.
   */
  search: (value: string, signal: AbortSignal) => Promise<readonly SearchResult[] | null>;
  /** Null if the value can be searched. */
  check: (value: string) => string | null;
  onChange: (state: LookupState) => void;
  /** Milliseconds after typing stops; 1500 by default. */
  waitMs?: number;
}

export interface Lookup {
  type(value: string): void;
  submit(value: string): void;
  reset(): void;
  stop(): void;
}

const START: LookupState = { shown: { kind: 'start' }, error: null };

/**
 * Waits for typing to stop, searches at once on Enter, ignores late answers. Independent of React,
 * so that its rules can be tested with a fake clock.
 */
export function createLookup({ search, check, onChange, waitMs = 1500 }: LookupOptions): Lookup {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };
  const run = (value: string) => {
    const mine = new AbortController();
    running = mine;
    onChange({ shown: { kind: 'loading', value }, error: null });
    const answer = (shown: LookupResult) => {
      if (running !== mine) return;
      running = undefined;
      onChange({ shown, error: null });
    };
    search(value, mine.signal).then(
      (found) => {
        if (found === null) return answer({ kind: 'busy', value });
        return answer(
          found.length > 0
            ? { kind: 'results', value, found }
            : { kind: 'empty', value, failed: false },
        );
      },
      () => answer({ kind: 'empty', value, failed: true }),
    );
  };
  const reset = () => {
    stop();
    onChange(START);
  };

  return {
    stop,
    reset,
    type(value) {
      const wasLoading = running !== undefined;
      stop();
      if (wasLoading) onChange(START);
      const wanted = value.trim();
      if (wanted === '') return reset();
      timer = setTimeout(() => {
        if (check(wanted) === null) run(wanted);
      }, waitMs);
      return undefined;
    },
    submit(value) {
      stop();
      const wanted = value.trim();
      const error = check(wanted);
      if (error === null) run(wanted);
      else onChange({ ...START, error });
    },
  };
}
