interface Retry {
  tries: number;
  everyMs: number;
  whenLost: () => void;
}

/** Tries at once, and then again up to `tries` times, until it works. */
export function retry(attempt: () => boolean, { tries, everyMs, whenLost }: Retry): void {
  if (attempt()) return;
  if (tries === 0) return whenLost();
  setTimeout(() => retry(attempt, { tries: tries - 1, everyMs, whenLost }), everyMs);
}
