import { pageOf } from '../page-of';

type Wake = (place: ParentNode) => void;

/** Focuses what the address points to, such as the first new item, or else the swapped part. */
function focusOn(fresh: HTMLElement, anchor: string): void {
  const target = (anchor && document.getElementById(anchor)) || fresh;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: target === fresh });
}

/** Replaces our part `id` with that of the page at `url`; rejects when it cannot be had, leaving everything as it was. */
async function swap(id: string, url: URL, wake: Wake): Promise<HTMLElement> {
  const here = document.getElementById(id);
  here?.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(url, { headers: { Accept: 'text/html' } });
    const there = (await pageOf(answer)).getElementById(id);
    if (!answer.ok || !here?.isConnected || !there) throw new Error('nothing to put in place');
    const fresh = document.importNode(there, true);
    here.replaceWith(fresh);
    history.replaceState(history.state, '', url);
    wake(fresh.parentElement ?? document);
    return fresh;
  } finally {
    here?.removeAttribute('aria-busy');
  }
}

export const isPlain = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);

/** Where a GET form leads with what stands in it. */
export function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  url.search = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();
  return url;
}

/**
 * Links and GET forms marked `data-swap="<id>"` ask for the page they lead to and put only that part of it in place, without
 * leaving. Without JavaScript, or when no answer comes, they are ordinary links and forms: the answer is the same HTML.
 * `data-swap-quietly` leaves the focus where it is. Why this is no island: docs/decisions/islands.md
 */
export function followSwaps(wake: Wake): void {
  const follow = (id: string, url: URL, quietly = false) =>
    swap(id, url, wake).then(
      (fresh) => (quietly ? undefined : focusOn(fresh, url.hash.slice(1))),
      () => location.assign(url),
    );
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-swap]') : null;
    if (!link?.dataset['swap'] || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void follow(link.dataset['swap'], new URL(link.href), link.dataset['swapQuietly'] !== undefined);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.dataset['swap'] || event.defaultPrevented) return;
    event.preventDefault();
    void follow(form.dataset['swap'], addressOf(form));
  });
}
