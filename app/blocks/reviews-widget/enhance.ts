import { retry } from './retry';

/** What the provider's script puts on the window: it draws into an element. */
interface Provider {
  loadFromElement?: (element: HTMLElement, force?: boolean) => void;
}
declare global {
  interface Window {
    Trustpilot?: Provider;
    reviewsWidget?: Provider;
  }
}

/** Specification: lookup, section 9 "Reviews widget load retries: up to 10 times every 500 ms". */
const TRIES = 10;
const EVERY_MS = 500;

/** Asks for the provider's script once, then tries to draw until the script is there. After the last try the link remains. */
export default function enhance(root: HTMLElement): void {
  const place = root.querySelector<HTMLElement>('[data-script]');
  const address = place?.dataset['script'];
  if (!place || !address) return;
  if (!Array.from(document.scripts).some(({ src }) => src === address)) {
    const script = document.createElement('script');
    Object.assign(script, { src: address, async: true });
    document.head.append(script);
  }
  retry(
    () => {
      const draw = (window.Trustpilot ?? window.reviewsWidget)?.loadFromElement;
      draw?.(place, true);
      return draw !== undefined;
    },
    { tries: TRIES, everyMs: EVERY_MS, whenLost: () => place.remove() },
  );
}
