import type { openLine as OpenLine } from './news-line';

/** Scripts, fonts and whoever only glances at the page come first: a line is opened for those who stay. */
const LINE_AFTER_MS = 4000;

/** When the server last answered and from when its data are, in words and for machines. */
export interface Beat {
  readonly checked: string;
  readonly checkedIso: string;
  readonly data?: string;
  readonly dataIso?: string;
  /** The source has not answered for a while: pages say so. */
  readonly stale: boolean;
  /** Told to the page of one incident when it changes: how many homes are still off. */
  readonly homes?: number;
}

/** Brings the page up to date, to what this name leads to. Whether that was had, or what says so a moment later. */
export type Look = (news?: string) => Promise<boolean | (() => boolean)>;

/** Where news come by themselves, and what a page does with them. */
export interface Live {
  /** Asked each time that a line is opened: it names what the page knows by then. */
  address(): string;
  onBeat?(beat: Beat): void;
}

/**
 * Keeps an open page up to date: while news come down a line `look` is called with the name of what they lead to; else every `every` milliseconds, and at
 * once on return. Never while the page is not seen or the device offline. Returns what ends it. docs/decisions/live.md
 */
export function keepUp(look: Look, every: number, live: Live | null): () => void {
  let isLineUp = false;
  let isOver = false;
  let line: ReturnType<typeof OpenLine> | null = null;
  const pulse = createPulse(async () => {
    line?.hold();
    await look();
  }, every);
  const isSeen = () => document.visibilityState === 'visible' && navigator.onLine;
  const wake = () => pulse.setAwake(!isOver && isSeen() && !isLineUp);
  wake();
  const signals = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
  ] as const;
  signals.forEach(([target, name]) => target.addEventListener(name, wake));
  const onUp = (isUp: boolean) => {
    isLineUp = isUp;
    wake();
  };
  const later = setTimeout(() => {
    if (live)
      void import('./news-line').then(
        ({ openLine }) => {
          if (!isOver) line = openLine({ ...live, look, onUp, isSeen });
        },
        () => undefined,
      );
  }, LINE_AFTER_MS);
  return () => {
    isOver = true;
    clearTimeout(later);
    line?.end();
    wake();
    signals.forEach(([target, name]) => target.removeEventListener(name, wake));
  };
}

interface Pulse {
  /** Awake beats; asleep rests. Waking after a rest beats at once. */
  setAwake(awake: boolean): void;
}

/** Does `work` every `every` milliseconds while awake, never twice at a time. Starts asleep; the first wake waits a whole beat. */
export function createPulse(work: () => Promise<void>, every: number): Pulse {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let hasRested = false;
  let working = false;
  const beat = async () => {
    timer = setTimeout(() => void beat(), every);
    if (working) return;
    working = true;
    // A look that failed is no reason to stop looking.
    await work().catch(() => undefined);
    working = false;
  };
  return {
    setAwake(awake) {
      if (awake === (timer !== null)) return;
      if (!awake && timer !== null) {
        clearTimeout(timer);
        timer = null;
        hasRested = true;
        return;
      }
      if (hasRested) void beat();
      else timer = setTimeout(() => void beat(), every);
    },
  };
}
