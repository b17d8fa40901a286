/**
 * By the device's setting, or by the choice stored by this site (`mpn_prefs`, on the root element).
 */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduce';
