/** A finger that touched something may be about to do so again. */
const TOUCHED_MS = 5000;
/** The page has asked for what is new, and shown it. */
const LASTS_MS = 10_000;

const topOf = (place: Element): number => place.getBoundingClientRect().top + scrollY;
const isSeen = (place: Element): boolean => {
  const { top, bottom } = place.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * Keeps what somebody has the focus on, or touched a moment ago, where it is on the screen while the page around it says something new.
 * Where there is nothing of the kind the browser's own anchoring does what it can.
 */
export function holdStill() {
  let touched: Element | null = null;
  let touchedAt = 0;
  let stop = () => {};
  const touch = ({ target }: Event): void => {
    touched = target instanceof Element ? target : null;
    touchedAt = Date.now();
  };
  document.addEventListener('pointerdown', touch, { capture: true, passive: true });

  function anchor(): Element | null {
    const { activeElement: focused, body } = document;
    const all = [Date.now() - touchedAt < TOUCHED_MS ? touched : null, focused === body ? null : focused];
    return all.find((place) => place?.isConnected && isSeen(place)) ?? null;
  }

  return {
    /** From now on, for as long as a change takes to show. */
    begin(): void {
      stop();
      const held = anchor();
      if (!held) return;
      let top = topOf(held);
      const root = document.documentElement;
      // Two that hold still would move the page twice.
      root.style.overflowAnchor = 'none';
      const changes = new MutationObserver(() => {
        if (!held.isConnected) return stop();
        const moved = topOf(held) - top;
        top += moved;
        if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
      });
      changes.observe(document.body, { childList: true, subtree: true, characterData: true });
      const end = window.setTimeout(() => stop(), LASTS_MS);
      stop = () => {
        clearTimeout(end);
        changes.disconnect();
        root.style.overflowAnchor = '';
      };
    },
    end(): void {
      stop();
      document.removeEventListener('pointerdown', touch, { capture: true });
    },
  };
}
