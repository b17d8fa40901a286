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

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * During a storm it is the one in the live flags, whatever a block asks for, so that two storms are
 * never shown together. Without a name, the one with the newest news. Null if unknown.
 */
export function stormShown<S extends StormNews>(
  { stormMode, stormName }: StormFlags,
  storms: readonly S[],
  requestedName: string | null = null,
): S | null {
  const name = stormMode ? stormName : requestedName;
  return name === null
    ? newestFeed(storms)
    : (storms.find((storm) => same(storm.stormName, name)) ?? null);
}

interface Promised {
  readonly publishDate: Instant;
  readonly nextUpdate: Instant | null;
}

const published = <P extends { readonly publishDate: Instant }>(
  posts: readonly P[],
  now: Instant,
): P[] =>
  posts
    .filter(({ publishDate }) => publishDate <= now)
    .sort((a, b) => b.publishDate - a.publishDate);

/** Its newest post, or the editors' time if that is newer. Null without both. */
export function lastUpdateOf(
  storm: {
    readonly lastUpdated: Instant | null;
    readonly posts: readonly { readonly publishDate: Instant }[];
  },
  now: Instant,
): Instant | null {
  const newest = published(storm.posts, now)[0]?.publishDate ?? null;
  return newest === null || (storm.lastUpdated ?? 0) > newest ? storm.lastUpdated : newest;
}

/**
 * The newest post's promise counts, `late` once that time has passed, so that the page says so. If
 * it has none, the promise of the newest post that has one stays until it has passed.
 */
export function nextNews(
  posts: readonly Promised[],
  now: Instant,
): { readonly at: Instant; readonly late: boolean } | null {
  const [newest, ...older] = published(posts, now);
  if (newest && newest.nextUpdate !== null)
    return { at: newest.nextUpdate, late: newest.nextUpdate < now };
  const at = older.find(({ nextUpdate }) => nextUpdate !== null)?.nextUpdate ?? null;
  return at === null || at < now ? null : { at, late: false };
}

export function lastStorm<S extends { readonly endedAt: Instant | null }>(
  storms: readonly S[],
  now: Instant,
): (S & { readonly endedAt: Instant }) | null {
  const over = storms.filter(
    (storm): storm is S & { readonly endedAt: Instant } =>
      storm.endedAt !== null && storm.endedAt <= now,
  );
  return over.sort((a, b) => b.endedAt - a.endedAt)[0] ?? null;
}
