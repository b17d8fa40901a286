import type { Collections } from '~/cms/collections/schemas';
import type { OffersPageContent } from '~/cms/offers-page';
import type { Overrides } from '~/cms/texts';
import type { LiveData, PageContent, Settings } from './schema';

/** The content system. Everything is kept in memory, so reading never fails and never waits. Specification: lookup, section 1. */
export interface Content {
  settings(): Settings;
  live(): LiveData;
  dictionary(): Overrides;
  /** The page at a route without trailing slash, or null. */
  page(route: string): PageContent | null;
  /** The page at a route in its draft state, where it has one that differs from what is published. Only for previews. */
  draft(route: string): Promise<PageContent | null>;
  /** The lists that pages draw from. Items that could not be read are left out. */
  collections(): Collections;
  /** The offers page with its product cards. Specification: journeys, section 3. */
  offers(): OffersPageContent;
  /** The routes of all pages, sorted. */
  routes(): readonly string[];
  /** Changes whenever any content changed; part of ETags and micro-cache keys. */
  revision(): string;
}
