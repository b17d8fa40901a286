import { useEffect, useRef } from 'react';
import { useListener } from '~/ui/use-listener';
import { scrollToPlace } from '~/blocks/parts/smooth-scroll';
import type { Slots } from '~/blocks/parts/island';
import { Slot } from '~/blocks/parts/slot';

/** In pixels, on wide screens (L-734). */
const SCROLL = { ms: 800, offset: -330 };
const WIDE = '(min-width: 768px)';

/**
 * A letter replaces the whole glossary (refresh/swap.ts), these letters too; those that come in
 * their place scroll.
 */
let wasChosen = false;

export default function LettersBar({ slots }: Slots) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entries = bar.current?.closest('#glossary')?.querySelector('.entries');
    if (wasChosen && entries && matchMedia(WIDE).matches) scrollToPlace(entries, SCROLL);
    wasChosen = false;
  }, []);
  useListener(bar, 'click', ({ target }) => {
    wasChosen = target instanceof Element && target.closest('[data-letter]') !== null;
  });
  return (
    <div ref={bar}>
      <Slot of={slots[0]} />
    </div>
  );
}
