import type { Instant } from '../time/instant';

/** A link that an editor shares: it opens the drafts of one page and of the pages below it, until its time has passed or it is revoked. */
export interface PreviewLink {
  readonly id: string;
  /** The route at the top of what it opens. */
  readonly tree: string;
  readonly until: Instant;
}

/** The page itself and what lies below it: "/help" opens "/help" and "/help/storms", never "/helpdesk". */
export const isInTree = (route: string, tree: string): boolean =>
  route === tree || (tree === '/' ? false : route.startsWith(`${tree}/`));

export const holds = ({ until }: PreviewLink, now: Instant): boolean => now < until;

/** A link lasts for an hour at least and 30 days at most; two days where nothing was said. */
export const HOURS = { least: 1, most: 720, usual: 48 } as const;
