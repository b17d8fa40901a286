import { useEffect, useRef, useState } from 'react';
import type { Slots } from '~/blocks/parts/island';
import { Slot } from '~/blocks/parts/slot';
import { sessionKeys } from '~/cms/browser-storage';
import { Dialog } from '~/ui/dialog';

export interface RotaLoadIslandProps {
  title: string;
  close: string;
}

const DELAY_MS = 1000;

/**
 * The pop-up has the notice's text. It opens a second after load unless it has been seen, or a
 * dialog is open: then a later page tries again. Without session storage only the notice is shown.
 */
export default function RotaLoadIsland({ title, close, slots }: RotaLoadIslandProps & Slots) {
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (sessionKeys.get('RLDPopUp') !== null || document.querySelector('dialog[open]')) return;
      sessionKeys.set('RLDPopUp', 'true');
      const words = place.current?.querySelector('[data-notice]')?.innerHTML;
      if (words && sessionKeys.get('RLDPopUp') !== null) setContent(words);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place}>
      <Slot of={slots[0]} />
      <Dialog
        open={content !== null}
        onClose={() => setContent(null)}
        heading={title}
        closeLabel={close}
      >
        <div className="flow" dangerouslySetInnerHTML={{ __html: content ?? '' }} />
      </Dialog>
    </div>
  );
}
