import { addressOf, isPlain } from './refresh/swap';

const LAZY = '[data-when="asked"]:not([data-alive=""],[data-alive="failed"])';
const lazyIslandAround = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(LAZY) : null;

const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button[type="button"]') : null;

/**
 * A press or submission that came before hydration is repeated once the island can answer; if it
 * can't be hydrated, the link or form does its own work.
 */
export function hydrateLazyIslands(hydrate: (place: HTMLElement) => Promise<boolean>): void {
  const onTurnedTo = (event: Event): void => {
    const place = lazyIslandAround(event);
    if (place) void hydrate(place);
  };
  document.addEventListener('pointerover', onTurnedTo, { passive: true });
  document.addEventListener('focusin', onTurnedTo);
  document.addEventListener('click', (event) => {
    const place = lazyIslandAround(event);
    const control = controlOf(event);
    if (!place || !control || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void hydrate(place).then((isHydrated) => {
      if (control.isConnected) control.click();
      else if (!isHydrated && control instanceof HTMLAnchorElement) location.assign(control.href);
    });
  });
  document.addEventListener('submit', (event) => {
    const place = lazyIslandAround(event);
    const form = event.target;
    if (
      !place ||
      !(form instanceof HTMLFormElement) ||
      form.method !== 'get' ||
      event.defaultPrevented
    )
      return;
    event.preventDefault();
    const { submitter } = event;
    const address = addressOf(form);
    void hydrate(place).then((isHydrated) => {
      if (isHydrated && form.isConnected) form.requestSubmit(submitter);
      else location.assign(address);
    });
  });
}
