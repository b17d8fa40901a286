/**
 * After `breakAfter` failures in a row, calls are refused for `openMs`; then one call may try and
 * closes the circuit or opens it again. Times are monotonic, in milliseconds.
 */
export function createCircuit({ breakAfter, openMs }: { breakAfter: number; openMs: number }) {
  let failures = 0;
  let openUntil = 0;
  return {
    allows(now = performance.now()): boolean {
      if (breakAfter === 0 || failures < breakAfter) return true;
      if (now < openUntil) return false;
      // Other calls are refused while this one tries.
      openUntil = now + openMs;
      return true;
    },
    isOpen: (now = performance.now()): boolean =>
      breakAfter > 0 && failures >= breakAfter && now < openUntil,
    succeeded(): void {
      failures = 0;
    },
    failed(now = performance.now()): void {
      failures += 1;
      if (failures >= breakAfter) openUntil = now + openMs;
    },
  };
}
