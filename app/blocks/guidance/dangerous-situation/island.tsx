import { useRef } from 'react';
import { Icon } from '~/ui/icon';
import { prefersReducedMotion } from '~/blocks/parts/prefers-reduced-motion';
import type { Slots } from '~/blocks/parts/island';
import { Slot } from '~/blocks/parts/slot';

/** Brings the notice into view once it is revealed, and reads it out. */
export default function RevealedNotice({ summary, slots }: { summary: string } & Slots) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details
      className="danger"
      ref={details}
      onToggle={() => {
        const notice = details.current?.querySelector<HTMLElement>('[tabindex]');
        if (details.current?.open && notice) reveal(notice);
      }}
    >
      <summary>
        <Icon name="warning" />
        <span>{summary}</span>
      </summary>
      <Slot tabIndex={-1} of={slots[0]} />
    </details>
  );
}

export function reveal(notice: HTMLElement): void {
  notice.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'center' });
  notice.focus({ preventScroll: true });
}
