import { addressOf, isPlain } from './swap';

type WakeOne = (place: HTMLElement) => Promise<boolean>;

const ASLEEP = '[data-when="asked"]:not([data-alive=""],[data-alive="failed"])';
const asleepAround = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null;

/** A link or a button that does nothing by itself: what an island would answer to. */
const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button[type="button"]') : null;

/**
 * Islands with `data-when="asked"` are taken over when a visitor turns to them, by pointer or focus. What is pressed or sent before that
 * has happened is done again as soon as it has; where it cannot happen, the link or form does its own work.
 */
export function hearAsked(wakeOne: WakeOne): void {
  const turnTo = (event: Event): void => {
    const place = asleepAround(event);
    if (place) void wakeOne(place);
  };
  document.addEventListener('pointerover', turnTo, { passive: true });
  document.addEventListener('focusin', turnTo);
  document.addEventListener('click', (event) => {
    const place = asleepAround(event);
    const control = controlOf(event);
    if (!place || !control || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void wakeOne(place).then((lives) => {
      if (control.isConnected) control.click();
      else if (!lives && control instanceof HTMLAnchorElement) location.assign(control.href);
    });
  });
  document.addEventListener('submit', (event) => {
    const place = asleepAround(event);
    const form = event.target;
    if (!place || !(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event;
    const address = addressOf(form);
    void wakeOne(place).then((lives) => {
      if (lives && form.isConnected && 'requestSubmit' in form) form.requestSubmit(submitter);
      else location.assign(address);
    });
  });
}
