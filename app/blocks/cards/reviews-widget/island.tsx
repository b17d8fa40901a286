import { useEffect, useRef, useState } from 'react';

interface Provider {
  loadFromElement?: (element: HTMLElement, force?: boolean) => void;
}
declare global {
  interface Window {
    Trustpilot?: Provider;
    reviewsWidget?: Provider;
  }
}

const TRIES = 10;
const EVERY_MS = 500;

function ask(address: string): void {
  if (Array.from(document.scripts).some(({ src }) => src === address)) return;
  const script = document.createElement('script');
  Object.assign(script, { src: address, async: true });
  document.head.append(script);
}

/**
 * Loads the provider's script once, then tries to render until it is ready. After the last try the
 * link remains.
 */
export default function Reviews({ script, template }: { script: string; template: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    ask(script);
    const draw = () => {
      const provider = (window.Trustpilot ?? window.reviewsWidget)?.loadFromElement;
      if (place.current) provider?.(place.current, true);
      return provider !== undefined;
    };
    retry(draw, { tries: TRIES, everyMs: EVERY_MS, whenLost: () => setLost(true) });
  }, [script]);
  return isLost ? null : (
    <div className="reviews" ref={place} data-template-id={template ?? undefined} />
  );
}

interface Retry {
  tries: number;
  everyMs: number;
  whenLost: () => void;
}

export function retry(attempt: () => boolean, { tries, everyMs, whenLost }: Retry): void {
  if (attempt()) return;
  if (tries === 0) return whenLost();
  setTimeout(() => retry(attempt, { tries: tries - 1, everyMs, whenLost }), everyMs);
}
