import { noCollections, type Collections } from '~/cms/collections/schemas';
import type { StormCount } from '~/domain/incident/storm/homes-off';
import type { Instant } from '~/domain/time/instant';

/** A block as its schema read it: the name of its content type, and the props of its component. */
export interface Block<Type extends string = string, Props extends object = object> {
  readonly type: Type;
  readonly props: Props;
}

/** What a block that also runs in the browser may know besides its own content: the state of the network now. */
export interface LiveSurroundings {
  /** Power cuts per region (1 East of England, 2 London, 3 South East) and from when the data are; null when unknown. */
  readonly powerCuts: {
    readonly counts: Readonly<Record<1 | 2 | 3, number>>;
    readonly at: string;
    /** What has to be said about the age of the data; left out where they are fresh. */
    readonly age?: { readonly sentence: string | null; readonly first: boolean };
  } | null;
}

/** What a block that is drawn only on the server may know besides: none of it travels as data. */
export interface BlockSurroundings extends LiveSurroundings {
  /** The page that it is on, and the query of its address (`?page=2&category=…`): raw text, so parse it. */
  readonly page: {
    readonly route: string;
    readonly query: Readonly<Record<string, string>>;
    /** The site's own address, for links that others follow. */
    readonly origin?: string;
  };
  readonly collections: Collections;
  /** What the storm that is on has done; null on calm days, and where nothing is known. */
  readonly stormCount: StormCount | null;
  /** A carrier of the safe space is configured: without one there is nothing to open. */
  readonly hasSafeSpace: boolean;
  readonly now: Instant;
}
export const noSurroundings: BlockSurroundings = {
  powerCuts: null,
  page: { route: '/', query: {} },
  collections: noCollections,
  stormCount: null,
  hasSafeSpace: false,
  now: 0,
};
