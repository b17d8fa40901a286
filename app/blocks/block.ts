import { noCollections, type Collections } from '~/cms/collections/schemas';
import type { RegionCount } from '~/domain/incident/list/power-cuts-now';
import type { StormCount } from '~/domain/incident/storm/homes-off';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import type { Instant } from '~/domain/time/instant';

export interface Block<Type extends string = string, Props extends object = object> {
  readonly type: Type;
  readonly props: Props;
}

/** What a block that also runs in the browser may use besides its content. */
export interface LiveBlockContext {
  /** Null if unknown. */
  readonly powerCuts: {
    readonly counts: readonly RegionCount[];
    readonly at: string;
    /** Missing if the data are fresh. */
    readonly age?: { readonly sentence: string | null; readonly first: boolean };
  } | null;
}

/** What a server-rendered block may also use: none of it is sent as data. */
export interface BlockContext extends LiveBlockContext {
  /** With its raw query (`?page=2&category=…`), which must be parsed. */
  readonly page: {
    readonly route: string;
    readonly query: Readonly<Record<string, string>>;
    readonly origin?: string;
  };
  readonly collections: Collections;
  /** Null on calm days and if unknown. */
  readonly stormCount: StormCount | null;
  readonly rotaLoad: RotaLoadPopUp | null;
  /** False without a configured carrier: then there is nothing to open. */
  readonly hasSafeSpace: boolean;
  /** Whether the page has a hole for the visitor's own part (docs/decisions/donut.md). */
  readonly isOfVisitor?: boolean;
  readonly now: Instant;
}
export const emptyBlockContext: BlockContext = {
  powerCuts: null,
  page: { route: '/', query: {} },
  collections: noCollections,
  stormCount: null,
  rotaLoad: null,
  hasSafeSpace: false,
  now: 0,
};
