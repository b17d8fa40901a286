import type { Instant } from '../time/instant';

/**
 * A link that an editor shares: it opens the drafts of one page and of the pages below it, until it
 * expires or is revoked.
 */
export interface PreviewLink {
  readonly id: string;
  /** The topmost route it opens. */
  readonly tree: string;
  readonly until: Instant;
}

/**
 * Returns whether a route is the page itself or below it: "/help" opens "/help" and "/help/storms",
 * never "/helpdesk".
 */
export const isInTree = (route: string, tree: string): boolean =>
  route === tree || (tree === '/' ? false : route.startsWith(`${tree}/`));

export const holds = ({ until }: PreviewLink, now: Instant): boolean => now < until;

/** A link lasts from one hour to 30 days; two days by default. */
export const HOURS = { least: 1, most: 720, usual: 48 } as const;
