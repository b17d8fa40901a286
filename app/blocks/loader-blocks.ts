import type { AppLoadContext } from '@remix-run/node';
import type { Block, BlockSurroundings } from './block';

/** Blocks with the data about the page around them. */
export interface PlacedBlocks {
  readonly blocks: readonly Block[];
  readonly around: BlockSurroundings;
}

/**
 * Passes a page's blocks from its loader to the render, and returns their index for `<PageBlocks>`.
 */
export function placeBlocks(context: AppLoadContext, placed: PlacedBlocks): number {
  return (context.blocks ??= []).push(placed) - 1;
}
