import type { Instant } from '../time/instant';

interface Post {
  readonly id: string;
  readonly publishDate: Instant;
}

/** The feed of a storm shows four posts, and four more for each View more. Specification: journeys, sections 4 and 9. */
export const POSTS_STEP = 4;

/**
 * Sorts the pinned post first, the rest newest first. Specification: journeys, section 4 "Storm
 * feed".
 */
export function sortPosts<P extends Post>(posts: readonly P[], pinnedId: string | null): P[] {
  const pinned = ({ id }: P) => Number(id === pinnedId);
  return [...posts].sort((a, b) => pinned(b) - pinned(a) || b.publishDate - a.publishDate);
}

/**
 * Returns the feed with the newest post of all, the storm that is in the news. Null without feeds.
 */
export function newestFeed<F extends { readonly posts: readonly Post[] }>(
  feeds: readonly F[],
): F | null {
  const latest = ({ posts }: F) =>
    Math.max(-Infinity, ...posts.map(({ publishDate }) => publishDate));
  return [...feeds].sort((a, b) => latest(b) - latest(a))[0] ?? null;
}
