import type { Instant } from '../time/instant';

interface Post {
  readonly id: string;
  readonly publishDate: Instant;
}

export const POSTS_STEP = 4;

export function sortPosts<P extends Post>(posts: readonly P[], pinnedId: string | null): P[] {
  const pinned = ({ id }: P) => Number(id === pinnedId);
  return [...posts].sort((a, b) => pinned(b) - pinned(a) || b.publishDate - a.publishDate);
}

/** The storm that is in the news. Null without feeds. */
export function newestFeed<F extends { readonly posts: readonly Post[] }>(
  feeds: readonly F[],
): F | null {
  const latest = ({ posts }: F) =>
    Math.max(-Infinity, ...posts.map(({ publishDate }) => publishDate));
  return [...feeds].sort((a, b) => latest(b) - latest(a))[0] ?? null;
}
