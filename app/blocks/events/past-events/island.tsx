import { useEffect, useRef } from 'react';
import { Icon } from '~/ui/icon';

/** Once "View more" was used, the list that came in its place goes on by itself. */
let wasUsed = false;

/**
 * "View more" puts the page with eight more events in the place of the list (parts/swap.ts); once it was used, further ones come as the end
 * of the list comes near (infinite scroll, decision L-737). When they cannot be had, it is the link that it is without JavaScript.
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
