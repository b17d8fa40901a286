import { holdStill } from './hold-still';
import type { Beat, Live } from './keep-up';

/** Everybody hears of a change at the same moment; they ask for it within this time. */
const SPREAD_MS = 1500;
/** After so long without a sign of life a line is dead, whatever the browser thinks of it: more than two beats of the server. */
const SILENT_MS = 50_000;
/** A line that was refused is tried again after this long, or up to twice as long. */
const REFUSED_MS = 150_000;
/** A line that broke is taken up again by the browser within seconds; only then does the page ask by itself, not all pages at once. */
const BROKEN_MS = 15_000;
/** After a return to the page it first asks by itself. */
const RETURN_MS = 1000;

interface Line extends Live {
  readonly look: (news?: string) => Promise<void>;
  readonly onUp: (isUp: boolean) => void;
  readonly isSeen: () => boolean;
}

const upTo = (most: number): number => most * Math.random();

/**
 * Listens for news for as long as the page is seen, and says whether it can hear any. Closed when the page is hidden or left: a page with
 * an open line cannot be kept by the browser for the way back. Returns what ends it.
 */
export function openLine({ address, onBeat, look, onUp, isSeen }: Line): () => void {
  let source: EventSource | null = null;
  let next = 0;
  let asking = 0;
  let silence = 0;
  const still = holdStill();

  const later = (work: () => void, ms: number): void => {
    clearTimeout(next);
    next = window.setTimeout(work, ms);
  };
  function close(): void {
    source?.close();
    source = null;
    for (const timer of [next, silence, asking]) clearTimeout(timer);
    onUp(false);
  }
  function isHeard(): void {
    clearTimeout(next);
    clearTimeout(silence);
    silence = window.setTimeout(() => {
      close();
      later(open, upTo(BROKEN_MS));
    }, SILENT_MS);
    onUp(true);
  }
  function isNews({ lastEventId }: MessageEvent): void {
    isHeard();
    clearTimeout(asking);
    asking = window.setTimeout(() => {
      still.begin();
      void look(lastEventId);
    }, upTo(SPREAD_MS));
  }
  function failed(): void {
    clearTimeout(silence);
    if (source?.readyState === EventSource.CLOSED) {
      close();
      later(open, REFUSED_MS + upTo(REFUSED_MS));
    } else later(() => onUp(false), BROKEN_MS / 2 + upTo(BROKEN_MS / 2));
  }
  function open(): void {
    if (source || !isSeen()) return;
    source = new EventSource(address());
    source.onopen = isHeard;
    source.onerror = failed;
    source.addEventListener('change', isNews);
    source.addEventListener('reload', isNews);
    source.addEventListener('beat', ({ data }: MessageEvent<string>) => {
      isHeard();
      onBeat?.(JSON.parse(data) as Beat);
    });
  }
  function wake(): void {
    if (!isSeen()) close();
    else later(open, RETURN_MS);
  }

  const signals = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
    [window, 'pageshow'],
  ] as const;
  signals.forEach(([target, name]) => target.addEventListener(name, wake));
  window.addEventListener('pagehide', close);
  open();
  return () => {
    close();
    still.end();
    signals.forEach(([target, name]) => target.removeEventListener(name, wake));
    window.removeEventListener('pagehide', close);
  };
}
