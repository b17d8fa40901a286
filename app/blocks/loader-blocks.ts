import type { AppLoadContext } from '@remix-run/node';
import type { Block, BlockSurroundings } from './block';

export interface PlacedBlocks {
  readonly blocks: readonly Block[];
  readonly around: BlockSurroundings;
}

/** Returns their index for `<PageBlocks>`. */
export function placeBlocks(context: AppLoadContext, placed: PlacedBlocks): number {
  return (context.blocks ??= []).push(placed) - 1;
}
