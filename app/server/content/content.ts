import type { Overrides } from '~/cms/texts';
import type { LiveData, PageContent, Settings } from './schema';

/** The content system. Everything is kept in memory, so reading never fails and never waits. Specification: lookup, section 1. */
export interface Content {
  settings(): Settings;
  live(): LiveData;
  dictionary(): Overrides;
  /** The page at a route without trailing slash, or null. */
  page(route: string): PageContent | null;
  /** Changes whenever any content changed; part of ETags and micro-cache keys. */
  revision(): string;
}
