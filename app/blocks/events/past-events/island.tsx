import { useEffect, useRef } from 'react';
import { Icon } from '~/ui/icon';

/** Once "View more" was used, the replaced list continues automatically. */
let wasUsed = false;

/**
 * "View more" replaces the list with one of eight more events (refresh/swap.ts); after the first
 * use, more load as the end of the list comes near (L-737). If that fails, it works as a link.
 */
export default function MoreEvents({ href, words }: { href: string; words: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const more = link.current;
    if (!wasUsed || !more) return undefined;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        more.dataset['swapQuietly'] = '';
        more.click();
      },
      { rootMargin: '200px' },
    );
    near.observe(more);
    return () => near.disconnect();
  }, []);
  return (
    <p>
      <a
        className="btn second"
        href={href}
        ref={link}
        data-swap="past-events"
        onClick={() => {
          wasUsed = true;
        }}
      >
        <Icon name="plus" />
        {words}
      </a>
    </p>
  );
}
