/**
 * Links and GET forms marked `data-swap="<id>"` ask for the page they lead to and put only that part of it in place, without
 * leaving. Without JavaScript, or when the answer cannot be had, they are ordinary links and forms: the answer is the same HTML.
 */
async function swap(id: string, url: URL): Promise<void> {
  const here = document.getElementById(id);
  here?.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(url, { headers: { Accept: 'text/html' } });
    const there = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(id);
    if (!answer.ok || !here?.isConnected || !there) throw new Error('nothing to put in place');
    const fresh = document.importNode(there, true);
    here.replaceWith(fresh);
    history.replaceState(history.state, '', url);
    const { enhanceIn } = await import('../enhance');
    await enhanceIn(fresh.parentElement ?? document);
    focusOn(fresh, url.hash.slice(1));
  } catch {
    location.assign(url);
  }
}

/** On what the address points to, such as the first new item, or else on what has been swapped. */
function focusOn(fresh: HTMLElement, anchor: string): void {
  const target = (anchor && document.getElementById(anchor)) || fresh;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: target === fresh });
}

const plainClick = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0);

export function enhanceSwap(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-swap]') : null;
    if (!link?.dataset['swap'] || !plainClick(event)) return;
    event.preventDefault();
    void swap(link.dataset['swap'], new URL(link.href));
  });
  root.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.dataset['swap']) return;
    event.preventDefault();
    const url = new URL(form.action);
    url.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
    void swap(form.dataset['swap'], url);
  });
}
