import type { CollectionName, Collections } from '~/cms/collections/schemas';
import type { OffersPageContent } from '~/cms/offers-page';
import type { Language, Overrides } from '~/words/language';
import type { ContentFault } from './fault';
import type { FormSource } from './forms/source';
import type { LiveData, PageContent, SearchWords, Settings } from './schema';

/** The lists whose items have drafts, as pages do. */
export const DRAFT_LISTS = ['storms', 'warmPlaces'] as const satisfies readonly CollectionName[];

/** The lists and the search settings as they will be once their drafts are published. */
export interface ListDrafts {
  /** What of them differs from the published content. */
  readonly changed: readonly ((typeof DRAFT_LISTS)[number] | 'search')[];
  readonly collections: Collections;
  readonly search: SearchWords;
  readonly faults: readonly ContentFault[];
}

/** The editors' texts in another language. */
export interface Translation {
  /** Translations of content, by the English text. */
  readonly phrases: Overrides;
  /** Names of one question's answers, by the question's English text. */
  readonly answers?: Readonly<Record<string, Overrides>>;
  /** Editors' overrides of the site's texts, by name. */
  readonly dictionary: Overrides;
}

/**
 * The content system. Everything is in memory, so reading never fails and never waits.
 * Specification: lookup, section 1.
 */
export interface Content {
  /** Its language; absent for English. */
  readonly language?: Language;
  settings(): Settings;
  live(): LiveData;
  dictionary(): Overrides;
  /** By language code; absent if there is only English. */
  translations?(): ReadonlyMap<string, Translation>;
  /** The page at a route without trailing slash, or null. */
  page(route: string): PageContent | null;
  /**
   * Returns the draft of the page at a route, if it differs from the published one. Only for
   * previews.
   */
  draft(route: string): Promise<PageContent | null>;
  /** Returns the lists and search settings with their drafts. Only for previews. */
  listDrafts(): Promise<ListDrafts>;
  /**
   * Returns the collections that pages use, without unreadable items and invalid parts of items.
   */
  collections(): Collections;
  /** Returns what is invalid in pages and collections and not shown, for editors to correct. */
  faults(): readonly ContentFault[];
  /** The offers page with its product cards. Specification: journeys, section 3. */
  offers(): OffersPageContent;
  /**
   * Returns the form definitions, not yet validated; the first of several with the same id counts.
   */
  forms(): readonly FormSource[];
  /**
   * Returns the draft of the form with this id (`_id`), or null if there is none. Only for
   * previews.
   */
  draftForm(id: string): Promise<FormSource | null>;
  /** The routes of all pages, sorted. */
  routes(): readonly string[];
  /** Changes with any content; part of ETags and page cache keys. */
  revision(): string;
}
