import { Idiomorph } from 'idiomorph';

/** Attributes that the visitor or a script set: an opened disclosure, a hydrated island. */
const KEPT_ATTRIBUTES = ['open', 'data-alive', 'aria-busy'];

type UpdateIsland = (island: HTMLElement) => void;

/** Gives list entries and table rows an id by where they lead, so that an entry is moved rather than turned into another. */
function identifyRows(root: Element): void {
  const ids = new Set([...root.ownerDocument.querySelectorAll('[id]')].map(({ id }) => id));
  for (const row of root.querySelectorAll('li:not([id]), tr:not([id])')) {
    const href = row.querySelector('a')?.getAttribute('href');
    if (!href || ids.has(href)) continue;
    ids.add(href);
    row.id = href;
  }
}

const slotsOf = (island: HTMLElement) =>
  [...island.querySelectorAll('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === island,
  );

/** A hydrated island renders itself from its new props; only what the server rendered into its slots is morphed. */
function morphIsland(island: HTMLElement, fresh: HTMLElement, update: UpdateIsland): void {
  const freshSlots = slotsOf(fresh);
  slotsOf(island).forEach(
    (slot, index) => freshSlots[index] && morph(slot, freshSlots[index], update),
  );
  if (island.dataset['props'] === fresh.dataset['props']) return;
  island.dataset['props'] = fresh.dataset['props'];
  update(island);
}

/**
 * Makes as few changes as possible, so that focus, scroll position, opened disclosures, typed text
 * and hydrated islands stay. `update` renders an island whose props changed.
 */
export function morph(current: Element, fresh: Element, update: UpdateIsland): void {
  for (const root of [current, fresh]) identifyRows(root);
  void Idiomorph.morph(current, fresh, {
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed(old, next) {
        // What was typed into a field stays unless the server has another value for it.
        if (old.isEqualNode(next)) return false;
        if (
          !(old instanceof HTMLElement && next instanceof HTMLElement) ||
          old.dataset['alive'] !== ''
        )
          return true;
        morphIsland(old, next, update);
        return false;
      },
      beforeAttributeUpdated: (name) => !KEPT_ATTRIBUTES.includes(name),
    },
  });
}
