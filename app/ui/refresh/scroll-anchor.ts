/** A visitor who touched something may be about to touch it again. */
const TOUCHED_MS = 5000;
/** By then the page has loaded and shown the change. */
const HOLD_MS = 10_000;

const topOf = (element: Element): number => element.getBoundingClientRect().top + scrollY;
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * Keeps the focused element, or one that was touched a moment ago, at its place on the screen.
 * Without such an element the browser's own scroll anchoring does what it can.
 */
export function createScrollAnchor() {
  let touched: Element | null = null;
  let touchedAt = 0;
  let release = () => {};
  const onPointerDown = ({ target }: Event): void => {
    touched = target instanceof Element ? target : null;
    touchedAt = Date.now();
  };
  document.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });

  function findAnchor(): Element | null {
    const { activeElement: focused, body } = document;
    const candidates = [
      Date.now() - touchedAt < TOUCHED_MS ? touched : null,
      focused === body ? null : focused,
    ];
    return candidates.find((element) => element?.isConnected && isInView(element)) ?? null;
  }

  return {
    hold(): void {
      release();
      const anchor = findAnchor();
      if (!anchor) return;
      let top = topOf(anchor);
      const root = document.documentElement;
      // With the browser's own anchoring as well the page would move twice.
      root.style.overflowAnchor = 'none';
      const changes = new MutationObserver(() => {
        if (!anchor.isConnected) return release();
        const moved = topOf(anchor) - top;
        top += moved;
        if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
      });
      changes.observe(document.body, { childList: true, subtree: true, characterData: true });
      const timer = window.setTimeout(() => release(), HOLD_MS);
      release = () => {
        clearTimeout(timer);
        changes.disconnect();
        root.style.overflowAnchor = '';
      };
    },
    remove(): void {
      release();
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
    },
  };
}
