import { inLondon } from '~/domain/time/london-time';
import { relativeTime } from '~/domain/time/relative';
import type { Instant } from '~/domain/time/instant';
import feed from '#operator/demonstration/feed.json';

/** Operators that publish in the shape of the wire contract have none: the network answers. */
const text = feed === null ? null : JSON.stringify(feed);

/** In the operator's own shape, with times relative to now; null without a feed. */
export const demoFeed = (now: Instant): string | null =>
  text?.replace(/"(now[^"]*)"/g, (whole, time: string) => {
    const at = relativeTime(time, now);
    return at === null ? whole : JSON.stringify(inLondon(at).format('YYYY-MM-DDTHH:mm:ss'));
  }) ?? null;
