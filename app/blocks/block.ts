import type { z } from 'zod';
import { noCollections, type Collections } from '~/cms/collections/schemas';
import type { Instant } from '~/domain/instant';
import type { blockSchemas } from './schemas';

/** The content type names that the site knows. */
export type BlockType = keyof typeof blockSchemas;
export type BlockProps<T extends BlockType> = z.output<(typeof blockSchemas)[T]>;
export type BlockOf<T extends BlockType> = { [K in T]: { readonly type: K; readonly props: BlockProps<K> } }[T];
export type Block = BlockOf<BlockType>;

/** What a block that also runs in the browser may know beside its own content: how the network is at this moment. */
export interface LiveSurroundings {
  /** Power cuts per region (1 East of England, 2 London, 3 South East) and from when the data are; null when unknown. */
  readonly powerCuts: {
    readonly counts: Readonly<Record<1 | 2 | 3, number>>;
    readonly at: string;
    /** What has to be said of the age of the data; left out where they are fresh. */
    readonly age?: { readonly sentence: string | null; readonly first: boolean };
  } | null;
}

/** What a block that is drawn on the server only may know beside that: nothing of it travels as data. */
export interface BlockSurroundings extends LiveSurroundings {
  /** The page that it stands on, and what its address asks (`?page=2&category=…`): unread text, so parse it. */
  readonly page: {
    readonly route: string;
    readonly query: Readonly<Record<string, string>>;
    /** Where the site itself stands, for links that others follow. */
    readonly origin?: string;
  };
  readonly collections: Collections;
  readonly now: Instant;
}
export const noSurroundings: BlockSurroundings = {
  powerCuts: null,
  page: { route: '/', query: {} },
  collections: noCollections,
  now: 0,
};
export type BlockComponentProps<T extends BlockType> = BlockProps<T> & { readonly around: BlockSurroundings };
