import { useEffect, useRef, useState } from 'react';
import { Dialog } from '~/ui/dialog';

export interface SafeSpaceIslandProps {
  href: string;
  words: { open: string; title: string; close: string; loading: string };
}

/**
 * The widget runs in a sandboxed frame with an opaque origin: it sees neither our pages nor our
 * cookies. Escape and the link inside it request closing; Escape outside is handled by the dialog.
 */
export default function SafeSpaceIsland({ href, words }: SafeSpaceIslandProps) {
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const frame = useRef<HTMLIFrameElement>(null);
  const close = () => setState('closed');
  const isOpen = state !== 'closed';
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (message: MessageEvent) => {
      if (message.source === frame.current?.contentWindow && message.data === 'safe-space-close')
        setState('closed');
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [isOpen]);
  return (
    <p>
      <a
        className="btn"
        href={href}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          setState('opening');
        }}
      >
        {words.open}
      </a>
      <Dialog
        open={isOpen}
        onClose={close}
        heading={words.title}
        closeLabel={words.close}
        className="whole"
        light
      >
        <div className="safe-space-box">
          {state === 'opening' && <p role="status">{words.loading}</p>}
          <iframe
            ref={frame}
            title={words.title}
            sandbox="allow-scripts allow-forms allow-popups"
            src={href}
            onLoad={() => setState((before) => (before === 'closed' ? before : 'open'))}
          />
        </div>
      </Dialog>
    </p>
  );
}
