import { wake } from './wake';

/** Blocks that only a document carries, after a navigation without one: they are taken from the document of this address. */
export async function fetchStill(here: HTMLElement, name: string): Promise<void> {
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const there = page.querySelector(`[data-drawn="${CSS.escape(name)}"]`);
    if (!answer.ok || !there) throw new Error('nothing to put in place');
    if (!here.isConnected) return;
    here.replaceChildren(...[...there.childNodes].map((node) => document.importNode(node, true)));
    here.dataset['drawn'] = name;
    wake(here);
  } catch {
    location.assign(location.href);
  }
}
