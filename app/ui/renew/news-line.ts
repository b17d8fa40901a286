import { holdStill } from './hold-still';
import type { Beat, Live, Look } from './keep-up';

/** Everybody hears of a change at the same moment; they ask for it within this time, or the one that is said where many listen. */
const SPREAD_MS = 1500;
/** After so long without a sign of life a line is dead, whatever the browser thinks of it: more than two beats of the server. */
const SILENT_MS = 50_000;
/** A line that was refused is tried again after this long, or up to twice as long. */
const REFUSED_MS = 150_000;
/** A line that broke is taken up again by the browser within seconds; only then does the page ask by itself, not all pages at once. */
const BROKEN_MS = 15_000;
/** What could not be had is asked for again after this time, then after twice as long: a line that is up tells of each change once. */
const AGAIN_MS = 3000;
const AGAIN_AT_MOST_MS = 24_000;
/** Longer than its own data take a page that has been told of a change. */
const SHOWN_WITHIN_MS = 4000;
/** After a return to the page it first asks by itself. */
const RETURN_MS = 1000;

/** What of an event counts here. */
interface Told {
  readonly within?: number;
}
interface Line extends Live {
  readonly look: Look;
  readonly onUp: (isUp: boolean) => void;
  readonly isSeen: () => boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const upTo = (most: number): number => most * Math.random();

/**
 * Listens for news for as long as the page is seen, and says whether it can hear any. Closed when the page is hidden or left: a page with
 * an open line cannot be kept by the browser for the way back. Returns what ends it, and what holds the page still for a change that the
 * page finds by itself.
 */
export function openLine({ address, onBeat, look, onUp, isSeen }: Line): { end(): void; hold(): void } {
  let source: EventSource | null = null;
  let next = 0;
  let asking = 0;
  let silence = 0;
  const still = holdStill();

  const later = (work: () => void, ms: number): void => {
    clearTimeout(next);
    next = window.setTimeout(() => {
      next = 0;
      work();
    }, ms);
  };
  function close(): void {
    source?.close();
    source = null;
    for (const timer of [next, silence, asking]) clearTimeout(timer);
    asking = 0;
    onUp(false);
  }
  function isHeard(): void {
    clearTimeout(next);
    next = 0;
    clearTimeout(silence);
    silence = window.setTimeout(() => {
      close();
      later(open, upTo(BROKEN_MS));
    }, SILENT_MS);
    onUp(true);
  }
  function ask(news: string, after: number, again: number): void {
    clearTimeout(asking);
    const mine = (asking = window.setTimeout(() => {
      still.begin();
      void look(news)
        .then((had) => (typeof had === 'boolean' ? had : pause(SHOWN_WITHIN_MS).then(had)))
        .then((isShown) => {
          if (!isShown && asking === mine) ask(news, again + upTo(again), Math.min(2 * again, AGAIN_AT_MOST_MS));
        });
    }, after));
  }
  function isNews({ lastEventId, data }: MessageEvent<string>): void {
    isHeard();
    ask(lastEventId, upTo((JSON.parse(data) as Told).within ?? SPREAD_MS), AGAIN_MS);
  }
  function failed(): void {
    clearTimeout(silence);
    if (source?.readyState === EventSource.CLOSED) {
      close();
      later(open, REFUSED_MS + upTo(REFUSED_MS));
      // Counted from the first failure: each try that fails would put it off for good.
    } else if (!next) later(() => onUp(false), BROKEN_MS / 2 + upTo(BROKEN_MS / 2));
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
  return {
    hold: still.begin,
    end() {
      close();
      still.end();
      signals.forEach(([target, name]) => target.removeEventListener(name, wake));
      window.removeEventListener('pagehide', close);
    },
  };
}
