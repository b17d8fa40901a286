/**
 * Stops asking a service that fails again and again, so that visitors get their answer at once and the service can recover.
 * When the pause is over one call goes through; it closes the circuit or opens it for another pause. Times are of the monotonic
 * clock, in milliseconds: a machine's clock that is set back leaves nobody alone for longer.
 */
export function createCircuit({ breakAfter, openMs }: { breakAfter: number; openMs: number }) {
  let failures = 0;
  let openUntil = 0;
  return {
    allows(now = performance.now()): boolean {
      if (breakAfter === 0 || failures < breakAfter) return true;
      if (now < openUntil) return false;
      // Others wait while this one call tries.
      openUntil = now + openMs;
      return true;
    },
    /** Whether calls are refused just now. */
    isOpen: (now = performance.now()): boolean => breakAfter > 0 && failures >= breakAfter && now < openUntil,
    succeeded(): void {
      failures = 0;
    },
    failed(now = performance.now()): void {
      failures += 1;
      if (failures >= breakAfter) openUntil = now + openMs;
    },
  };
}
