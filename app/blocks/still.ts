import type { ComponentType } from 'react';
import type { Block, BlockSurroundings } from './block';

/** Blocks that are drawn on the server only, waiting for the page that shows them. */
export interface StillBlocks {
  readonly blocks: readonly Block[];
  readonly around: BlockSurroundings;
}

/**
 * Where the server puts them and what draws them. Loader data travels to the browser a second time as data; these go by a
 * name only. In the browser there is none of it.
 */
interface StillRoom {
  take(name: string): StillBlocks | null;
  readonly View: ComponentType<StillBlocks>;
}
const globals = globalThis as { meridianStillBlocks?: StillRoom };
export const stillRoom = (): StillRoom | undefined => globals.meridianStillBlocks;
export const openStillRoom = (room: StillRoom): void => {
  globals.meridianStillBlocks = room;
};

/** One run of blocks on a page: those that also run in the browser as data, the others by the name they wait under. */
export type PageRun<H = unknown> =
  { readonly kind: 'live'; readonly block: H } | { readonly kind: 'still'; readonly name: string };
