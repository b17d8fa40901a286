import { newestFeed } from './posts';
import type { Instant } from './instant';

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
