import { useRef, useState } from 'react';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { prefersReducedMotion } from './prefers-reduced-motion';
import type { Slots } from './island';
import { Slot } from './slot';

export interface PopUpIslandProps {
  summary: string;
  title: string | null;
  side: boolean;
  button: boolean;
  close: string;
}

const LEAVE_MS = 500;

/**
 * `side` slides out as a panel and closes within half a second, also on Escape; immediately with
 * reduced motion.
 */
export default function PopUpIsland({
  summary,
  title,
  side,
  button,
  close,
  slots,
}: PopUpIslandProps & Slots) {
  const alive = useHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const [content, setContent] = useState<string | null>(null);
  const [leaves, setLeaves] = useState(false);
  const gone = () => {
    setContent(null);
    setLeaves(false);
  };
  const leave = () => {
    if (!side || prefersReducedMotion()) return gone();
    if (leaves) return;
    setLeaves(true);
    setTimeout(gone, LEAVE_MS);
  };
  return (
    <details data-pop-up={side ? 'side' : 'middle'} ref={details}>
      <summary
        className={button ? 'btn second' : 'act'}
        aria-haspopup={alive ? 'dialog' : undefined}
        onClick={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          setContent(details.current?.querySelector('.pop-up')?.innerHTML ?? '');
        }}
      >
        {summary}
        {title && <span className="hide">: {title}</span>}
        <Icon name="chevron" turn />
      </summary>
      <Slot className="pop-up flow" of={slots[0]} />
      <Dialog
        open={content !== null}
        onClose={leave}
        heading={title ?? summary}
        closeLabel={close}
        className={[side && 'side', leaves && 'leaving'].filter(Boolean).join(' ')}
        light
      >
        {/* The same server-rendered content that expands in place without JavaScript. */}
        <div className="pop-up flow" dangerouslySetInnerHTML={{ __html: content ?? '' }} />
      </Dialog>
    </details>
  );
}
