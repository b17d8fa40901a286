import type { AppLoadContext } from '@remix-run/node';
import type { Block, BlockSurroundings } from './block';

/** Blocks, with what they need to know of the page around them. */
export interface PlacedBlocks {
  readonly blocks: readonly Block[];
  readonly around: BlockSurroundings;
}

/** Hands the blocks of a page from its loader to the render, and returns their place there, which `<PageBlocks>` takes. */
export function placeBlocks(context: AppLoadContext, placed: PlacedBlocks): number {
  return (context.blocks ??= []).push(placed) - 1;
}
