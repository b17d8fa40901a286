import { pageOf } from '~/ui/refresh/page-of';

type Hydrate = (place: ParentNode) => void;

/** Focuses what the address points to, such as the first new item, or else the swapped part. */
function focusOn(part: HTMLElement, anchor: string): void {
  const target = (anchor && document.getElementById(anchor)) || part;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: target === part });
}

/** Rejects, changing nothing, when the page can't be loaded. */
async function swap(id: string, url: URL, hydrate: Hydrate): Promise<HTMLElement> {
  const current = document.getElementById(id);
  current?.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(url, { headers: { Accept: 'text/html' } });
    const loaded = (await pageOf(answer)).getElementById(id);
    if (!answer.ok || !current?.isConnected || !loaded) throw new Error('nothing to swap in');
    const fresh = document.importNode(loaded, true);
    current.replaceWith(fresh);
    history.replaceState(history.state, '', url);
    hydrate(fresh.parentElement ?? document);
    return fresh;
  } finally {
    current?.removeAttribute('aria-busy');
  }
}

/** Whether a click would follow the link in this tab. */
export const isPlain = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);

export function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  url.search = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString();
  return url;
}

/**
 * Links and GET forms marked `data-swap="<id>"` put only that element of the page they lead to in
 * place; when nothing can be loaded, they are ordinary links and forms. `data-swap-quietly` leaves
 * the focus where it is. Why this is no island: docs/decisions/islands.md
 */
export function followSwaps(hydrate: Hydrate): void {
  const follow = (id: string, url: URL, quietly = false) =>
    swap(id, url, hydrate).then(
      (part) => (quietly ? undefined : focusOn(part, url.hash.slice(1))),
      () => location.assign(url),
    );
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-swap]')
        : null;
    if (!link?.dataset['swap'] || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void follow(
      link.dataset['swap'],
      new URL(link.href),
      link.dataset['swapQuietly'] !== undefined,
    );
  });
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.dataset['swap'] || event.defaultPrevented) return;
    event.preventDefault();
    void follow(form.dataset['swap'], addressOf(form));
  });
}
