import { autoRefresh } from '~/ui/refresh/auto-refresh';
import { onActivityChange } from '~/ui/refresh/activity';
import { type Heartbeat } from '~/ui/refresh/event-stream';
import { morph } from './morph';
import { pageOf } from '~/ui/refresh/page-of';
import { addressOf, isPlain } from './swap';

type Hydrate = (place: ParentNode) => void;

const POLL_MS = 30_000;
/** While events arrive, the page is still reloaded this often to update the age of its data. */
const REWORD_AFTER_MS = 120_000;
/** A form with `data-typed` is sent after a pause in typing this long. */
const TYPING_PAUSE_MS = 300;

const regionsOf = (page: Document) => page.querySelectorAll<HTMLElement>('[data-renew]');
const updateIsland = (island: HTMLElement): void =>
  void import('~/blocks/island-roots').then(({ updateIsland: render }) => render(island));

/** Only changes are announced; a page that was merely loaded again says nothing (J-902). */
function announce(
  region: ParentNode,
  before: ReadonlyMap<Element, string | undefined>,
  announcement: string,
): void {
  for (const status of region.querySelectorAll<HTMLElement>('[data-news]')) {
    const news = status.dataset['news'];
    if (before.has(status) && before.get(status) !== news) status.textContent = news ?? '';
    else if (announcement !== '') status.textContent = announcement;
  }
}

/** Returns false where the fresh page has other parts. */
function showPage(page: Document, hydrate: Hydrate, announcement: string): boolean {
  const current = regionsOf(document);
  const fresh = regionsOf(page);
  if (current.length === 0 || current.length !== fresh.length) return false;
  // The notice that this copy comes from the device no longer holds.
  document.getElementById('kept')?.replaceChildren();
  current.forEach((region, index) => {
    const freshRegion = fresh[index];
    if (!freshRegion) return;
    const before = new Map(
      [...region.querySelectorAll<HTMLElement>('[data-news]')].map((status) => [
        status,
        status.dataset['news'],
      ]),
    );
    morph(region, freshRegion, updateIsland);
    announce(region, before, announcement);
    hydrate(region);
  });
  return true;
}

const withoutAnchor = ({ href }: { href: string }): string => href.split('#')[0] ?? href;
const isAborted = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'AbortError';

/** An answer with the ETag of what is shown changes nothing. */
function createPageLoader(hydrate: Hydrate) {
  let shown = withoutAnchor(location);
  let etag: string | null = null;
  let loading: AbortController | null = null;
  let removeOffer = (): void => undefined;

  const show = (
    page: Document,
    address: string,
    freshTag: string | null,
    announcement = '',
  ): void => {
    removeOffer();
    if (!showPage(page, hydrate, announcement)) throw new Error('another page');
    shown = address;
    etag = freshTag;
  };

  return {
    shown: () => shown,
    isLoading: () => loading !== null,
    /**
     * Rejects where the page can't be loaded or turns out to be another one. `isAsked` is false for
     * a change that the visitor didn't ask for: nothing may move under their finger. `event` is
     * what announced a change, so that caches don't answer with the page from before it.
     */
    async load(address: string, { isAsked = true, event = '' } = {}): Promise<void> {
      loading?.abort();
      const mine = new AbortController();
      loading = mine;
      try {
        const headers = { Accept: 'text/html', 'X-News': event };
        const answer = await fetch(address, { cache: 'no-cache', headers, signal: mine.signal });
        if (!answer.ok || withoutAnchor({ href: answer.url }) !== address)
          throw new Error('another page');
        const freshTag = answer.headers.get('ETag');
        if (address === shown && freshTag !== null && freshTag === etag) return removeOffer();
        const page = await pageOf(answer);
        if (mine.signal.aborted) return;
        if (isAsked || address !== shown) return show(page, address, freshTag);
        const { offerChanges } = await import('./pending-changes');
        removeOffer =
          offerChanges(page, (announcement) => show(page, address, freshTag, announcement)) ??
          removeOffer;
      } finally {
        if (loading === mine) loading = null;
      }
    },
  };
}
type PageLoader = ReturnType<typeof createPageLoader>;

/** Links and forms marked `data-stay` show another part of the same page in place, and so does the Back button. */
function followStayLinks({ load, shown }: PageLoader, onLoaded: () => void): void {
  const show = (address: string): Promise<void> =>
    load(address).then(onLoaded, (fault: unknown) => {
      if (!isAborted(fault)) location.assign(address);
    });
  const showAt = (address: URL, update: 'pushState' | 'replaceState'): void => {
    void show(withoutAnchor(address)).then(() => {
      if (shown() === withoutAnchor(address)) history[update](null, '', address);
    });
  };
  const stay = (event: Event, address: URL): void => {
    event.preventDefault();
    showAt(address, 'pushState');
  };
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-stay]')
        : null;
    if (link && !event.defaultPrevented && isPlain(event)) stay(event, new URL(link.href));
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (
      form instanceof HTMLFormElement &&
      form.dataset['stay'] !== undefined &&
      !event.defaultPrevented
    )
      stay(event, addressOf(form));
  });
  let typing = 0;
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (form?.dataset['typed'] === undefined) return;
    clearTimeout(typing);
    typing = window.setTimeout(() => showAt(addressOf(form), 'replaceState'), TYPING_PAUSE_MS);
  });
  addEventListener('popstate', () => {
    if (withoutAnchor(location) !== shown()) void show(withoutAnchor(location));
  });
}

/**
 * Parts marked `data-renew`: the same address is loaded every 30 seconds (its ETag makes most
 * answers empty), or, with `data-line`, when an event announces a change. docs/decisions/live.md
 */
export function keepPageFresh(hydrate: Hydrate): void {
  if (regionsOf(document).length === 0) return;
  const loader = createPageLoader(hydrate);
  let loadedAt = Date.now();
  let isBack = false;
  let wasStale = false;
  /** An event that came while something else was loading. */
  let missedEvent: string | null = null;

  const refresh = async (event = ''): Promise<boolean> => {
    // What the visitor asked for comes first.
    missedEvent = loader.isLoading() ? event : null;
    if (missedEvent !== null) return true;
    loadedAt = Date.now();
    const isAsked = isBack || !document.querySelector('[data-line]');
    isBack = false;
    return loader
      .load(withoutAnchor(location), { isAsked, event })
      .then(() => true, isAborted)
      .finally(loadMissed);
  };
  function loadMissed(): void {
    if (missedEvent !== null) void refresh(missedEvent);
  }
  followStayLinks(loader, loadMissed);
  // Visitors who come back to the page have no finger on it yet.
  onActivityChange(() => (isBack ||= document.visibilityState === 'hidden' || !navigator.onLine));
  const streamAddress = () =>
    document.querySelector<HTMLElement>('[data-line]')?.dataset['line'] ?? '';
  const onHeartbeat = ({ stale }: Heartbeat): void => {
    if (stale !== wasStale || Date.now() - loadedAt > REWORD_AFTER_MS) void refresh();
    wasStale = stale;
  };
  autoRefresh({
    poll: () => refresh(),
    everyMs: POLL_MS,
    events:
      streamAddress() === '' ? null : { address: streamAddress, onChange: refresh, onHeartbeat },
  });
  // Where scripts came late the first refresh is due already.
  if (performance.now() >= POLL_MS) void refresh();
}
