import type { AppLoadContext } from '@remix-run/node';
import type { Block, BlockContext } from './block';

export interface PlacedBlocks {
  readonly blocks: readonly Block[];
  readonly context: BlockContext;
}

/** Returns their index for `<PageBlocks>`. */
export function placeBlocks(context: AppLoadContext, placed: PlacedBlocks): number {
  return (context.blocks ??= []).push(placed) - 1;
}
