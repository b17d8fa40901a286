/** Whether motion is unwanted: by the device's setting, or by the choice that this site keeps (`mpn_prefs`, on the root element). */
export const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'reduce';
