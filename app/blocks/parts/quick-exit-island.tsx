import { useEffect } from 'react';
import { createEscapeCount } from './quick-exit';

export interface QuickExitProps {
  /** A page of another site that gives nothing away. */
  href: string;
  label: string;
  hint: string;
}

/**
 * Replaces the page, so that Back does not lead to it. What is on the screen goes at once, however
 * long the other site takes.
 */
function leave(href: string): void {
  document.body.hidden = true;
  location.replace(href);
}

/**
 * Escape three times also works inside the safe space's frame, which reports its presses
 * (public/safe-space-frame/frame.js).
 */
export default function QuickExitIsland({ href, label, hint }: QuickExitProps) {
  useEffect(() => {
    const press = createEscapeCount();
    const onKey = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (key === 'Escape' && !repeat && press(timeStamp)) leave(href);
    };
    const onMessage = ({ data, timeStamp }: MessageEvent) => {
      if (data === 'safe-space-exit' || (data === 'safe-space-escape' && press(timeStamp)))
        leave(href);
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('message', onMessage);
    };
  }, [href]);
  return (
    <p className="quick-exit">
      <a
        className="btn"
        href={href}
        rel="noreferrer nofollow"
        onClick={(event) => {
          event.preventDefault();
          leave(href);
        }}
      >
        {label}
      </a>{' '}
      <span>{hint}</span>
    </p>
  );
}
