import type { Instant } from '../time/instant';

/** Opens the drafts of one page and of the pages below it, until it expires or is revoked. */
export interface PreviewLink {
  readonly id: string;
  readonly tree: string;
  readonly until: Instant;
}

/** "/help" opens "/help" and "/help/storms", never "/helpdesk". */
export const isInTree = (route: string, tree: string): boolean =>
  route === tree || (tree === '/' ? false : route.startsWith(`${tree}/`));

export const holds = ({ until }: PreviewLink, now: Instant): boolean => now < until;

export const HOURS = { least: 1, most: 720, usual: 48 } as const;
