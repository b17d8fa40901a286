import { createElement, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Awake } from './parts/awake';
import { followSwaps } from './parts/swap';
import { tell, tellShown } from './parts/track';

type Moving = ComponentType<{ slots: readonly ReactNode[] }>;

const islands = import.meta.glob<{ default: Moving }>(['./*/island.tsx', './parts/*-island.tsx']);
const fileOf = (name: string): string => (name.startsWith('parts/') ? `./${name}-island.tsx` : `./${name}/island.tsx`);

const roots = new Map<HTMLElement, Root>();

/** Islands that left the page, such as those of a list that was replaced, stop listening. */
function release(): void {
  for (const [place, root] of roots)
    if (!place.isConnected) {
      roots.delete(place);
      root.unmount();
    }
}

/** What the server drew is put back as it was: it works without its island. The fault is for whoever looks after the site. */
function giveUp(place: HTMLElement, drawn: string, fault: unknown): void {
  if (place.dataset['alive'] === 'failed') return;
  place.dataset['alive'] = 'failed';
  reportError(fault);
  // React finishes what it is doing first.
  queueMicrotask(() => {
    roots.get(place)?.unmount();
    roots.delete(place);
    place.innerHTML = drawn;
  });
}

async function wakeOne(place: HTMLElement): Promise<void> {
  const { island = '', prefix = '', props = '{}', slots = '0' } = place.dataset;
  const load = islands[fileOf(island)];
  if (!load) return;
  const drawn = place.innerHTML;
  try {
    const { default: View } = await load();
    if (!place.isConnected) return;
    const given = { ...(JSON.parse(props) as object), slots: new Array<undefined>(Number(slots)).fill(undefined) };
    const fail = (fault: unknown) => giveUp(place, drawn, fault);
    const onAwake = () => (place.dataset['alive'] = '');
    const whole = createElement(Awake, { onAwake, onFault: fail }, createElement(View, given));
    roots.set(place, hydrateRoot(place, whole, { identifierPrefix: prefix, onRecoverableError: fail }));
  } catch (fault) {
    giveUp(place, drawn, fault);
  }
}

let isListening = false;

/**
 * Starts every island below `place` that is not started yet, each with its own code, and what the page listens to as a whole:
 * lists that replace themselves, and events to be counted. May be called as often as something new is on the page.
 */
export function wake(place: ParentNode): void {
  release();
  if (!isListening) {
    isListening = true;
    followSwaps(wake);
    tell();
  }
  tellShown(place);
  for (const island of place.querySelectorAll<HTMLElement>('[data-island]:not([data-alive])')) {
    island.dataset['alive'] = 'soon';
    void wakeOne(island);
  }
  if (place === document) document.documentElement.dataset['alive'] = '';
}
