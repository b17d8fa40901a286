import type { Collections } from '~/cms/collections/schemas';
import type { OffersPageContent } from '~/cms/offers-page';
import type { Language } from '~/words/language';
import type { Overrides } from '~/words/texts';
import type { FormSource } from './forms/source';
import type { LiveData, PageContent, Settings } from './schema';

/** Something in the content that the site cannot use, for editors: where, and why. */
export interface ContentFault {
  readonly page: string;
  readonly block: string | null;
  readonly field: string;
  readonly reason: string;
}

/** What editors say in another language. */
export interface Translation {
  /** Texts of content by what they are in English. */
  readonly phrases: Overrides;
  /** What answers are called to one question, by the English of the question. */
  readonly answers?: Readonly<Record<string, Overrides>>;
  /** Editors' own wording of the site's texts, by name. */
  readonly dictionary: Overrides;
}

/** The content system. Everything is kept in memory, so reading never fails and never waits. Specification: lookup, section 1. */
export interface Content {
  /** The language that all of it is in; absent for English. */
  readonly language?: Language;
  settings(): Settings;
  live(): LiveData;
  dictionary(): Overrides;
  /** By the code of a language; absent where there is English alone. */
  translations?(): ReadonlyMap<string, Translation>;
  /** The page at a route without trailing slash, or null. */
  page(route: string): PageContent | null;
  /** The page at a route in its draft state, where it has one that differs from what is published. Only for previews. */
  draft(route: string): Promise<PageContent | null>;
  /** The lists that pages draw from. Items that could not be read are left out, and parts of items that did not fit. */
  collections(): Collections;
  /** What does not fit in pages and lists and is not shown, for editors to correct. */
  faults(): readonly ContentFault[];
  /** The offers page with its product cards. Specification: journeys, section 3. */
  offers(): OffersPageContent;
  /** The definitions of forms, not yet checked: of forms with the same id the first counts. */
  forms(): readonly FormSource[];
  /** The form with this id (`_id`) in its draft state, or null where there is none. Only for previews. */
  draftForm(id: string): Promise<FormSource | null>;
  /** The routes of all pages, sorted. */
  routes(): readonly string[];
  /** Changes whenever any content changed; part of ETags and micro-cache keys. */
  revision(): string;
}
