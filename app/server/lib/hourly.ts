import { hasPassed, HOUR, type Instant } from '~/domain/time/instant';

/** At most once an hour: an alarm that repeats is not read. */
export function hourly<Args extends unknown[]>(
  say: (...args: Args) => void,
  now: () => Instant,
): (...args: Args) => void {
  let loggedAt: Instant = -Infinity;
  return (...args) => {
    if (!hasPassed(HOUR, loggedAt, now())) return;
    loggedAt = now();
    say(...args);
  };
}
