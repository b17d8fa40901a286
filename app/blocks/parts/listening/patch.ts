/** What a visitor or a script brought about stays: an opened disclosure, a started island. */
const THEIRS = ['open', 'data-alive', 'aria-busy'];

type RenewIsland = (place: HTMLElement) => void;

/** Entries of a list and rows of a table are told apart by where they lead. */
const keyOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeName;
  const link = node.tagName === 'LI' || node.tagName === 'TR' ? node.querySelector('a')?.getAttribute('href') : null;
  return `${node.tagName} ${node.id || (link ?? '')}`;
};

function patchAttributes(here: Element, there: Element): void {
  for (const { name, value } of [...there.attributes]) {
    if (THEIRS.includes(name) || here.getAttribute(name) === value) continue;
    here.setAttribute(name, value);
    // What the address says of a field counts from now on, also where it was typed into, unless somebody types at this moment.
    if (here instanceof HTMLInputElement && name === 'value' && here !== document.activeElement) here.value = value;
    if (here instanceof HTMLInputElement && name === 'checked') here.checked = true;
  }
  for (const { name } of [...here.attributes]) {
    if (THEIRS.includes(name) || there.hasAttribute(name)) continue;
    here.removeAttribute(name);
    if (here instanceof HTMLInputElement && name === 'checked') here.checked = false;
  }
}

/** An island that lives draws itself, from its new props; what the server drew in it lies in its slots. */
function patchIsland(here: HTMLElement, there: HTMLElement, renew: RenewIsland): void {
  const slotsOf = (place: HTMLElement) =>
    [...place.querySelectorAll('[data-slot]')].filter((slot) => slot.closest('[data-island]') === place);
  const isOther = here.dataset['props'] !== there.dataset['props'];
  patchAttributes(here, there);
  const fresh = slotsOf(there);
  slotsOf(here).forEach((slot, index) => fresh[index] && patchChildren(slot, fresh[index], renew));
  if (isOther) renew(here);
}

function patchChildren(here: Element, there: Element, renew: RenewIsland): void {
  const left = new Map<string, ChildNode[]>();
  for (const old of here.childNodes) {
    const key = keyOf(old);
    left.set(key, [...(left.get(key) ?? []), old]);
  }
  const pairs = [...there.childNodes].map((fresh) => ({ fresh, old: left.get(keyOf(fresh))?.shift() }));
  for (const old of [...left.values()].flat()) old.remove();
  pairs.forEach(({ fresh, old }, index) => {
    const node = old ?? document.importNode(fresh, true);
    if (here.childNodes[index] !== node) here.insertBefore(node, here.childNodes[index] ?? null);
    if (old) patchNode(old, fresh, renew);
  });
}

function patchNode(here: Node, there: Node, renew: RenewIsland): void {
  if (here.isEqualNode(there)) return;
  if (!(here instanceof Element) || !(there instanceof Element)) {
    here.nodeValue = there.nodeValue;
  } else if (here instanceof HTMLElement && there instanceof HTMLElement && here.dataset['alive'] === '') {
    patchIsland(here, there, renew);
  } else {
    patchAttributes(here, there);
    patchChildren(here, there, renew);
  }
}

/** The same control in what came: it had the focus, and was replaced. */
const likeOf = (place: Element, gone: Element): Element | undefined =>
  [...place.querySelectorAll(gone.tagName)].find((other) =>
    gone.id
      ? other.id === gone.id
      : other.textContent === gone.textContent && other.getAttribute('name') === gone.getAttribute('name'),
  );

/**
 * Makes `here` say what `there` says with as few changes as it takes, so that focus, scroll position, opened disclosures, what was typed
 * and islands that live stay.
 */
export function patch(here: Element, there: Element, renew: RenewIsland): void {
  const focused = here.contains(document.activeElement) ? document.activeElement : null;
  patchNode(here, there, renew);
  if (!focused || document.activeElement === focused) return;
  const next = focused.isConnected ? focused : likeOf(here, focused);
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}
