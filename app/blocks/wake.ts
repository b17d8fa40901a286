import type * as IslandRoots from './island-roots';
import { hearAsked } from '~/blocks/parts/listening/asked';
import { followSwaps } from '~/blocks/parts/listening/swap';
import { tell, tellShown } from '~/blocks/parts/listening/track';

const islands = import.meta.glob<{ default: IslandRoots.Moving }>([
  './*/*/island.tsx',
  './parts/*-island.tsx',
  '../frame/*-island.tsx',
  '../journeys/*/*-island.tsx',
]);
/** By the name that the server wrote: a block's folder, whatever its family, or `<room>/<name>`. */
const byName = new Map(
  Object.entries(islands).map(([file, load]) => [
    file.endsWith('/island.tsx')
      ? file.split('/').at(-2)
      : file.split('/').slice(-2).join('/').replace('-island.tsx', ''),
    load,
  ]),
);

let roots: Promise<typeof IslandRoots> | undefined;
/** React comes with the first island that is taken over: many pages have none, or none that anybody turns to. */
const react = () => (roots ??= import('./island-roots'));

/** Fields keep what was typed into them and the focus, whatever becomes of the page around. */
function fillAgain(place: HTMLElement, before: readonly HTMLInputElement[], focused: number): void {
  place.querySelectorAll('input').forEach((field, index) => {
    field.value = before[index]?.value ?? field.value;
    field.checked = before[index]?.checked ?? field.checked;
    if (index === focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  });
}

const under = new WeakMap<HTMLElement, Promise<boolean>>();

async function take(place: HTMLElement): Promise<boolean> {
  const load = byName.get(place.dataset['island']);
  if (!load) return false;
  place.dataset['alive'] = 'soon';
  const drawn = place.innerHTML;
  const fields = [...place.querySelectorAll('input')];
  /** What the server drew works without its island. The fault is for whoever looks after the site. */
  const giveUp = (fault: unknown): void => {
    place.dataset['alive'] = 'failed';
    reportError(fault);
  };
  const putBack = (fault: unknown): void => {
    if (place.dataset['alive'] === 'failed') return;
    giveUp(fault);
    // React finishes what it is doing first.
    queueMicrotask(() => {
      letGo(place);
      place.innerHTML = drawn;
      fillAgain(place, fields, focused);
    });
  };
  let letGo: (place: HTMLElement) => void = () => undefined;
  let focused = -1;
  try {
    const [{ default: View }, { takeOver, ...rest }] = await Promise.all([load(), react()]);
    if (!place.isConnected) return false;
    letGo = rest.letGo;
    focused = fields.findIndex((field) => field === document.activeElement);
    return await new Promise<boolean>((resolve) => {
      const onFault = (fault: unknown) => {
        putBack(fault);
        resolve(false);
      };
      const onAwake = () => {
        place.dataset['alive'] = '';
        resolve(true);
      };
      takeOver(place, { View, onAwake, onFault });
    });
  } catch (fault) {
    giveUp(fault);
    return false;
  }
}

/** Starts one island; answers whether it lives. May be asked as often as somebody turns to it. */
function wakeOne(place: HTMLElement): Promise<boolean> {
  const known = under.get(place);
  if (known) return known;
  const taking = take(place);
  under.set(place, taking);
  return taking;
}

let listening: Promise<void> | undefined;

/** Links and forms of a page that changes are ordinary ones until this is there. */
async function listen(): Promise<void> {
  hearAsked(wakeOne);
  followSwaps(wake);
  tell();
  if (document.querySelector('[data-renew]'))
    await import('~/blocks/parts/listening/live').then(({ keepLive }) => keepLive(wake), reportError);
}

/**
 * Starts every island below `place` that is not started yet, each with its own code, and what the page listens to as a whole: islands
 * that come when they are asked for, lists that replace themselves, news, and events to be counted. May be called as often as something
 * new is on the page.
 */
export function wake(place: ParentNode): void {
  listening ??= listen();
  void roots?.then(({ release }) => release());
  tellShown(place);
  for (const island of place.querySelectorAll<HTMLElement>('[data-island]:not([data-alive],[data-when])'))
    void wakeOne(island);
  if (place === document) void listening.then(() => (document.documentElement.dataset['alive'] = ''));
}
