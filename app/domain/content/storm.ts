import { newestFeed } from './posts';
import type { Instant } from '../time/instant';

interface StormNews {
  readonly stormName: string;
  readonly posts: readonly { readonly id: string; readonly publishDate: Instant }[];
}
interface StormFlags {
  readonly stormMode: boolean;
  readonly stormName: string | null;
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The storm that the site speaks of. While one is on it is the one that the live flags name, whatever a block asks for, so that
 * two storms never stand side by side; else the one that is asked for. Where none is named, the one with the newest news. Null where
 * nothing is known of it.
 */
export function stormShown<S extends StormNews>(
  { stormMode, stormName }: StormFlags,
  storms: readonly S[],
  asked: string | null = null,
): S | null {
  const name = stormMode ? stormName : asked;
  return name === null ? newestFeed(storms) : (storms.find((storm) => same(storm.stormName, name)) ?? null);
}

interface Promised {
  readonly publishDate: Instant;
  readonly nextUpdate: Instant | null;
}

/**
 * When the next news is promised: by the newest post, since an older promise was kept by it. Null where it promised nothing.
 * `late` once that time has passed, so that the page says so rather than going on promising.
 */
export function nextNews(
  posts: readonly Promised[],
  now: Instant,
): { readonly at: Instant; readonly late: boolean } | null {
  const newest = posts.filter(({ publishDate }) => publishDate <= now).sort((a, b) => b.publishDate - a.publishDate)[0];
  if (!newest || newest.nextUpdate === null) return null;
  return { at: newest.nextUpdate, late: newest.nextUpdate < now };
}

/** Of the storms that are over the one that ended last, and has a page that tells of it where there is one. Null where none is. */
export function lastStorm<S extends { readonly endedAt: Instant | null }>(
  storms: readonly S[],
  now: Instant,
): (S & { readonly endedAt: Instant }) | null {
  const over = storms.filter(
    (storm): storm is S & { readonly endedAt: Instant } => storm.endedAt !== null && storm.endedAt <= now,
  );
  return over.sort((a, b) => b.endedAt - a.endedAt)[0] ?? null;
}
