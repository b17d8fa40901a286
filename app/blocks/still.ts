import type { Block, BlockSurroundings } from './block';

/**
 * Blocks that are drawn on the server only, waiting for the page that shows them. Loader data travels to the browser a second
 * time as data; these go by a name only.
 */
export interface StillBlocks {
  readonly blocks: readonly Block[];
  readonly around: BlockSurroundings;
}

/** One run of blocks on a page: those that also run in the browser as data, the others by the name they wait under. */
export type PageRun<H = unknown> =
  { readonly kind: 'live'; readonly block: H } | { readonly kind: 'still'; readonly name: string };
