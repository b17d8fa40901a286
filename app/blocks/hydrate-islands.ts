import type * as IslandRoots from './island-roots';
import { hydrateLazyIslands } from './lazy-islands';
import { followSwaps } from './refresh/swap';
import { trackEvents, trackShown } from './track-events';

const modules = import.meta.glob<{ default: IslandRoots.IslandView }>([
  './*/*/island.tsx',
  './parts/*-island.tsx',
  '../frame/*-island.tsx',
  '../journeys/*/*-island.tsx',
]);
/** By the name in `data-island`: a block's folder, in any family, or `<folder>/<name>`. */
const moduleOf = new Map(
  Object.entries(modules).map(([file, load]) => [
    file.endsWith('/island.tsx')
      ? file.split('/').at(-2)
      : file.split('/').slice(-2).join('/').replace('-island.tsx', ''),
    load,
  ]),
);

let roots: Promise<typeof IslandRoots> | undefined;
/** React loads with the first island, because many pages have none, or none that a visitor uses. */
const loadRoots = () => (roots ??= import('./island-roots'));

/** Restores typed values and focus in a replaced island. */
function restoreFields(
  place: HTMLElement,
  before: readonly HTMLInputElement[],
  focused: number,
): void {
  place.querySelectorAll('input').forEach((field, index) => {
    field.value = before[index]?.value ?? field.value;
    field.checked = before[index]?.checked ?? field.checked;
    if (index === focused && document.activeElement === document.body)
      field.focus({ preventScroll: true });
  });
}

/**
 * Where hydration fails, the server's HTML, which works without it, is put back and the fault
 * reported.
 */
async function hydrate(place: HTMLElement): Promise<boolean> {
  const load = moduleOf.get(place.dataset['island']);
  if (!load) {
    // A page of an older release may name an island that is gone: its links and forms work without it.
    place.dataset['alive'] = 'failed';
    return false;
  }
  place.dataset['alive'] = 'soon';
  const html = place.innerHTML;
  const fields = [...place.querySelectorAll('input')];
  const giveUp = (fault: unknown): void => {
    place.dataset['alive'] = 'failed';
    reportError(fault);
  };
  try {
    const [{ default: View }, { hydrateIsland, unmountIsland }] = await Promise.all([
      load(),
      loadRoots(),
    ]);
    if (!place.isConnected) return false;
    const focused = fields.findIndex((field) => field === document.activeElement);
    return await new Promise<boolean>((resolve) => {
      const onFault = (fault: unknown) => {
        resolve(false);
        // React reports an island that leaves the page before hydration as an error.
        if (!place.isConnected || place.dataset['alive'] === 'failed') return;
        giveUp(fault);
        // After React has finished its current work.
        queueMicrotask(() => {
          unmountIsland(place);
          place.innerHTML = html;
          restoreFields(place, fields, focused);
        });
      };
      const onHydrated = () => {
        place.dataset['alive'] = '';
        resolve(true);
      };
      hydrateIsland(place, { View, onHydrated, onFault });
    });
  } catch (fault) {
    giveUp(fault);
    return false;
  }
}

const hydrations = new WeakMap<HTMLElement, Promise<boolean>>();

/** Resolves to whether the island works; may be called any number of times. */
function hydrateOnce(place: HTMLElement): Promise<boolean> {
  const hydration = hydrations.get(place) ?? hydrate(place);
  hydrations.set(place, hydration);
  return hydration;
}

let listening: Promise<void> | undefined;

/** Until this is loaded, the page's links and forms work as ordinary ones. */
async function listen(): Promise<void> {
  hydrateLazyIslands(hydrateOnce);
  followSwaps(hydrateIslands);
  trackEvents();
  if (document.querySelector('[data-renew]'))
    await import('./refresh/page-refresh').then(
      ({ keepPageFresh }) => keepPageFresh(hydrateIslands),
      reportError,
    );
}

/**
 * Also starts what the page listens to as a whole: lazy islands, swaps, refreshes and analytics.
 * Call it again whenever something new is on the page.
 */
export function hydrateIslands(place: ParentNode): void {
  listening ??= listen();
  void roots?.then(({ unmountRemovedIslands }) => unmountRemovedIslands());
  trackShown(place);
  for (const island of place.querySelectorAll<HTMLElement>(
    '[data-island]:not([data-alive],[data-when])',
  ))
    void hydrateOnce(island);
  if (place === document)
    void listening.then(() => (document.documentElement.dataset['alive'] = ''));
}
