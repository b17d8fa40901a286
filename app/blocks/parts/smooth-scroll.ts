import { prefersReducedMotion } from './prefers-reduced-motion';

const ease = (part: number): number =>
  part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;

/**
 * In `ms`, brings a place `offset` pixels from the top (negative: that far below it); at once
 * without motion. The visitor's wheel, touch or key takes over (L-734).
 */
export function scrollToPlace(
  place: Element,
  { ms, offset }: { ms: number; offset: number },
): void {
  const from = window.scrollY;
  const to = Math.max(0, from + place.getBoundingClientRect().top + offset);
  if (prefersReducedMotion()) return window.scrollTo({ top: to, behavior: 'instant' });
  const start = performance.now();
  let over = false;
  const stop = () => (over = true);
  for (const kind of ['wheel', 'touchstart', 'keydown'])
    addEventListener(kind, stop, { once: true, passive: true });
  const step = (now: number) => {
    if (over) return;
    const part = Math.min(1, (now - start) / ms);
    window.scrollTo({ top: from + (to - from) * ease(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
