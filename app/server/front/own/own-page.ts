import type { Visit } from '~/server/visit/session.server';

/** A request for a page of a visitor's own, as far as such a page may look at it. */
export interface OwnRequest {
  readonly url: URL;
  readonly headers: Headers;
  readonly visit: Visit;
  /** The visitor has a cookie of a visit, whatever it says. */
  readonly hasVisit: boolean;
  readonly lowData: boolean;
  readonly now: number;
}

/** What one answer is made of: a page that is drawn for many, and what is this visitor's own in it. */
export interface OwnAnswer {
  /** The address that the page is drawn for. Holds nothing of the visitor's own. */
  readonly path: string;
  /** Everything else that the page is drawn from, beside `path`, content and the visitor's choices; null for a page that is drawn once and not kept. */
  readonly key: string | null;
  /** The query that this visitor's page has in place of none, where it tells of them. */
  readonly query?: string;
  /** What is put into the page, none of it empty. */
  readonly values: readonly string[];
  /** What the loader of the page is given in place of the visitor, with `marks` where the values belong: made of `key` alone. */
  readonly standIn: (marks: readonly string[]) => StandIn;
  /** What the loader is given where the page cannot be cut; absent where the request may go to the app as it is. */
  readonly whole?: StandIn;
}

/** Remix's load context of the loader, which no request can write to. */
export type StandIn = Readonly<Record<string, unknown>>;

/** A page that differs between visitors in some values only. Null where this request is none of it: it goes to the app. */
export interface OwnPage {
  readonly path: string;
  of(asked: OwnRequest): Promise<OwnAnswer | null>;
}
