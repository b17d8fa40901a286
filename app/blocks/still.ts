import type { Block, BlockSurroundings } from './block';

/** Blocks waiting for the page that shows them (server/page-blocks.server.ts). */
export interface StillBlocks {
  readonly blocks: readonly Block[];
  readonly around: BlockSurroundings;
}
