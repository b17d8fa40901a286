import { keepUp, type Beat } from '~/ui/renew/keep-up';
import { pageOf } from '../page-of';
import { patch } from './patch';
import { addressOf, isPlain } from './swap';

type Wake = (place: ParentNode) => void;

/** Specification: journeys, section 9. */
const EVERY_MS = 30_000;
/** While news come by themselves the page is asked for anew this often, for the words that tell its age. */
const REWORD_MS = 120_000;
/** Typing pauses this long before a form with `data-typed` is sent. */
const PAUSE_MS = 300;

const regions = (page: Document) => page.querySelectorAll<HTMLElement>('[data-renew]');
const renewIsland = (place: HTMLElement): void =>
  void import('~/blocks/island-roots').then(({ renewIsland: renew }) => renew(place));

/** Says what is news, to whoever listens; a page that merely asked again is silent. Decision J-902. */
function tellNews(place: ParentNode, before: ReadonlyMap<Element, string | undefined>, words: string): void {
  for (const status of place.querySelectorAll<HTMLElement>('[data-news]')) {
    const news = status.dataset['news'];
    if (before.has(status) && before.get(status) !== news) status.textContent = news ?? '';
    else if (words !== '') status.textContent = words;
  }
}

/** Puts what an answer says into the parts of the page that change while it is open. */
function renewFrom(page: Document, wake: Wake, words = ''): boolean {
  const here = regions(document);
  const there = regions(page);
  if (here.length === 0 || here.length !== there.length) return false;
  // What was kept on this device is the newest again.
  document.getElementById('kept')?.replaceChildren();
  here.forEach((region, index) => {
    const fresh = there[index];
    if (!fresh) return;
    const before = new Map(
      [...region.querySelectorAll<HTMLElement>('[data-news]')].map((status) => [status, status.dataset['news']]),
    );
    patch(region, fresh, renewIsland);
    tellNews(region, before, words);
    wake(region);
  });
  return true;
}

const withoutAnchor = ({ href }: { href: string }): string => href.split('#')[0] ?? href;

/**
 * What changes on a page of content while it is open, marked `data-renew`, is asked for again every 30 seconds while the page is seen and
 * the device online, and at once on return: the same address, whose ETag makes most answers empty. Marked `data-line` as well, it is asked
 * for when news come, and rows that would come, go or move wait for the visitor to want them. docs/decisions/live.md. Links and forms marked `data-stay`
 * show another part of the same page in the same way, and so does the way back; forms marked `data-typed` do it while one types. docs/decisions/islands.md
 */
export function keepLive(wake: Wake): void {
  if (regions(document).length === 0) return;
  let shown = withoutAnchor(location);
  let tag: string | null = null;
  let asking: AbortController | null = null;
  /** News that came while something else was asked for. */
  let late: string | null = null;

  /** Takes back what is offered to be shown. */
  let drop = (): void => undefined;
  /** Shows a page. */
  const put = (page: Document, address: string, fresh: string | null, words = ''): void => {
    drop();
    if (!renewFrom(page, wake, words)) throw new Error('another page');
    shown = address;
    tag = fresh;
  };
  /** The same page with news that nobody asked for: nothing may move under a finger. */
  const putNews = async (page: Document, address: string, fresh: string | null): Promise<void> => {
    const { receive } = await import('./arrivals');
    drop = receive(page, (words) => put(page, address, fresh, words)) ?? drop;
  };

  /** Rejects where the page cannot be had, or is another one by now. */
  const ask = async (address: string, isAsked = true, news = ''): Promise<void> => {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    try {
      const headers = { Accept: 'text/html', 'X-News': news };
      const answer = await fetch(address, { cache: 'no-cache', headers, signal: mine.signal });
      if (!answer.ok || withoutAnchor({ href: answer.url }) !== address) throw new Error('another page');
      const fresh = answer.headers.get('ETag');
      if (address === shown && fresh !== null && fresh === tag) return drop();
      const page = await pageOf(answer);
      if (mine.signal.aborted) return;
      if (isAsked || address !== shown) put(page, address, fresh);
      else await putNews(page, address, fresh);
    } finally {
      if (asking === mine) asking = null;
      if (late !== null) void look(late);
    }
  };
  const isStopped = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'AbortError';
  const show = (address: string): Promise<void> =>
    ask(address).catch((fault: unknown) => {
      if (!isStopped(fault)) location.assign(address);
    });
  const showAt = (address: URL, keep: 'pushState' | 'replaceState'): void => {
    void show(withoutAnchor(address)).then(() => {
      if (shown === withoutAnchor(address)) history[keep](null, '', address);
    });
  };
  const stay = (event: Event, address: URL): void => {
    event.preventDefault();
    showAt(address, 'pushState');
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-stay]') : null;
    if (link && !event.defaultPrevented && isPlain(event)) stay(event, new URL(link.href));
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && form.dataset['stay'] !== undefined && !event.defaultPrevented)
      stay(event, addressOf(form));
  });
  let pause = 0;
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (form?.dataset['typed'] === undefined) return;
    clearTimeout(pause);
    pause = window.setTimeout(() => showAt(addressOf(form), 'replaceState'), PAUSE_MS);
  });
  addEventListener('popstate', () => {
    if (withoutAnchor(location) !== shown) void show(withoutAnchor(location));
  });

  let lookedAt = Date.now();
  let isBack = false;
  let wasStale = false;
  const look = async (news = ''): Promise<boolean> => {
    // What the visitor asked for comes first.
    late = asking ? news : null;
    if (asking) return true;
    lookedAt = Date.now();
    const isAsked = isBack || !document.querySelector('[data-line]');
    isBack = false;
    return ask(withoutAnchor(location), isAsked, news).then(
      () => true,
      // Something else was asked for meanwhile.
      isStopped,
    );
  };
  // Whoever comes back to the page has no finger on it yet.
  const leave = () => (isBack ||= document.visibilityState === 'hidden' || !navigator.onLine);
  document.addEventListener('visibilitychange', leave);
  addEventListener('offline', leave);
  const line = () => document.querySelector<HTMLElement>('[data-line]')?.dataset['line'] ?? '';
  const onBeat = ({ stale }: Beat): void => {
    if (stale !== wasStale || Date.now() - lookedAt > REWORD_MS) void look();
    wasStale = stale;
  };
  keepUp(look, EVERY_MS, line() === '' ? null : { address: line, onBeat });
  // Scripts that came late, with the first news that is due.
  if (performance.now() >= EVERY_MS) void look();
}
