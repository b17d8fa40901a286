import type { CollectionName, Collections } from '~/cms/collections/schemas';
import type { OffersPageContent } from '~/cms/offers-page';
import type { Language, Overrides } from '~/words/language';
import type { ContentFault } from './fault';
import type { FormSource } from './forms/source';
import type { LiveData, PageContent, SearchWords, Settings } from './schema';

export const DRAFT_LISTS = ['storms', 'warmPlaces'] as const satisfies readonly CollectionName[];

export interface ListDrafts {
  readonly changed: readonly ((typeof DRAFT_LISTS)[number] | 'search')[];
  readonly collections: Collections;
  readonly search: SearchWords;
  readonly faults: readonly ContentFault[];
}

export interface Translation {
  readonly phrases: Overrides;
  /** Names of one question's answers, by the question's English text. */
  readonly answers?: Readonly<Record<string, Overrides>>;
  readonly dictionary: Overrides;
}

/** Everything is in memory, so reading never fails and never waits. */
export interface Content {
  readonly language?: Language;
  settings(): Settings;
  live(): LiveData;
  dictionary(): Overrides;
  /** By language code; absent if there is only English. */
  translations?(): ReadonlyMap<string, Translation>;
  /** `route` has no trailing slash. */
  page(route: string): PageContent | null;
  /** Null if it doesn't differ from the published page. Only for previews. */
  draft(route: string): Promise<PageContent | null>;
  listDrafts(): Promise<ListDrafts>;
  /** Without unreadable items and invalid parts of items. */
  collections(): Collections;
  faults(): readonly ContentFault[];
  offers(): OffersPageContent;
  /** Not yet validated; the first of several with the same id counts. */
  forms(): readonly FormSource[];
  /** Of the form with this `_id`; null without a draft. Only for previews. */
  draftForm(id: string): Promise<FormSource | null>;
  routes(): readonly string[];
  /** Changes with any content; part of ETags and page cache keys. */
  revision(): string;
}
