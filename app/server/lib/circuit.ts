import type { Instant } from '~/domain/time/instant';

/**
 * Stops asking a service that fails again and again, so that visitors get their answer at once and the service can recover.
 * When the pause is over one call goes through; it closes the circuit or opens it for another pause.
 */
export function createCircuit({ breakAfter, openMs }: { breakAfter: number; openMs: number }) {
  let failures = 0;
  let openUntil: Instant = 0;
  return {
    allows(now: Instant): boolean {
      if (breakAfter === 0 || failures < breakAfter) return true;
      if (now < openUntil) return false;
      // Others wait while this one call tries.
      openUntil = now + openMs;
      return true;
    },
    /** Whether calls are refused just now. */
    isOpen: (now: Instant): boolean => breakAfter > 0 && failures >= breakAfter && now < openUntil,
    succeeded(): void {
      failures = 0;
    },
    failed(now: Instant): void {
      failures += 1;
      if (failures >= breakAfter) openUntil = now + openMs;
    },
  };
}
