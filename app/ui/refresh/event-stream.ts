import { onActivityChange } from './activity';
import { createScrollAnchor } from './scroll-anchor';

/** Every page hears of a change at once; their requests are spread over this time, or the time that the event names. */
const SPREAD_MS = 1500;
/** A stream that is silent this long is dead: more than two heartbeats of the server. */
const SILENT_MS = 50_000;
/** A refused stream is opened again after this time, or up to twice as long. */
const REFUSED_MS = 150_000;
/** The browser reopens a broken stream within seconds; only after this time does the page poll, not all pages at once. */
const BROKEN_MS = 15_000;
/** A change that could not be loaded is asked for again after this time, then after twice as long. */
const RETRY_MS = 3000;
const RETRY_MAX_MS = 24_000;
/** For a page to show a change that it loaded. */
const SHOWN_WITHIN_MS = 4000;
/** After a return to the page its first poll comes before the stream. */
const RETURN_MS = 1000;

/** When the server last answered and how old its data are, in words and as ISO 8601. */
export interface Heartbeat {
  readonly checked: string;
  readonly checkedIso: string;
  readonly data?: string;
  readonly dataIso?: string;
  /** When the feed hasn't answered for a while. */
  readonly stale: boolean;
  /** Only on the page of one incident. */
  readonly homes?: number;
}

export interface EventSubscription {
  /** Read each time it opens, so that it can say what the page shows by then. */
  address(): string;
  /**
   * Resolves to whether the page has what the event announced, or to a function that says so a
   * moment later. A change that the page doesn't have is asked for again.
   */
  onChange(version: string): Promise<boolean | (() => boolean)>;
  onHeartbeat?(heartbeat: Heartbeat): void;
}

interface EventStreamOptions extends EventSubscription {
  /** The page polls while events don't arrive. */
  readonly onStreaming: (isOpen: boolean) => void;
  readonly isActive: () => boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const upTo = (most: number): number => most * Math.random();

/**
 * The stream closes when the page is hidden or left, because a browser keeps no page with an open
 * connection for the Back button. Returns `close`, and `anchorScroll` for a change that the page
 * finds by polling.
 */
export function openEventStream({
  address,
  onHeartbeat,
  onChange,
  onStreaming,
  isActive,
}: EventStreamOptions) {
  let source: EventSource | null = null;
  let nextTimer = 0;
  let changeTimer = 0;
  let silenceTimer = 0;
  const anchor = createScrollAnchor();

  const schedule = (work: () => void, ms: number): void => {
    clearTimeout(nextTimer);
    nextTimer = window.setTimeout(() => {
      nextTimer = 0;
      work();
    }, ms);
  };
  function close(): void {
    source?.close();
    source = null;
    for (const timer of [nextTimer, silenceTimer, changeTimer]) clearTimeout(timer);
    changeTimer = 0;
    onStreaming(false);
  }
  function onSignal(): void {
    clearTimeout(nextTimer);
    nextTimer = 0;
    clearTimeout(silenceTimer);
    silenceTimer = window.setTimeout(() => {
      close();
      schedule(open, upTo(BROKEN_MS));
    }, SILENT_MS);
    onStreaming(true);
  }
  function load(version: string, afterMs: number, retryMs: number): void {
    clearTimeout(changeTimer);
    const mine = (changeTimer = window.setTimeout(() => {
      anchor.hold();
      void onChange(version)
        .then((loaded) =>
          typeof loaded === 'boolean' ? loaded : pause(SHOWN_WITHIN_MS).then(loaded),
        )
        .then((isShown) => {
          if (!isShown && changeTimer === mine)
            load(version, retryMs + upTo(retryMs), Math.min(2 * retryMs, RETRY_MAX_MS));
        });
    }, afterMs));
  }
  function onChangeEvent({ lastEventId, data }: MessageEvent<string>): void {
    onSignal();
    const { within = SPREAD_MS } = JSON.parse(data) as { readonly within?: number };
    load(lastEventId, upTo(within), RETRY_MS);
  }
  function onError(): void {
    clearTimeout(silenceTimer);
    if (source?.readyState === EventSource.CLOSED) {
      close();
      schedule(open, REFUSED_MS + upTo(REFUSED_MS));
      // Counted from the first failure: otherwise each failed attempt would put polling off again.
    } else if (!nextTimer) schedule(() => onStreaming(false), BROKEN_MS / 2 + upTo(BROKEN_MS / 2));
  }
  function open(): void {
    if (source || !isActive()) return;
    source = new EventSource(address());
    source.onopen = onSignal;
    source.onerror = onError;
    source.addEventListener('change', onChangeEvent);
    source.addEventListener('reload', onChangeEvent);
    source.addEventListener('beat', ({ data }: MessageEvent<string>) => {
      onSignal();
      onHeartbeat?.(JSON.parse(data) as Heartbeat);
    });
  }

  const removeListeners = onActivityChange(() => {
    if (!isActive()) close();
    else schedule(open, RETURN_MS);
  });
  window.addEventListener('pagehide', close);
  open();
  return {
    anchorScroll: anchor.hold,
    close(): void {
      close();
      anchor.remove();
      removeListeners();
      window.removeEventListener('pagehide', close);
    },
  };
}
