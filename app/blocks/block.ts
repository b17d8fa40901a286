import type { z } from 'zod';
import type { blockSchemas } from './schemas';

/** The content type names that the site knows. */
export type BlockType = keyof typeof blockSchemas;
export type BlockProps<T extends BlockType> = z.output<(typeof blockSchemas)[T]>;
export type BlockOf<T extends BlockType> = { [K in T]: { readonly type: K; readonly props: BlockProps<K> } }[T];
export type Block = BlockOf<BlockType>;

/** What a block may know beside its own content: how the network is at this moment. */
export interface BlockSurroundings {
  /** Power cuts per region (1 East of England, 2 London, 3 South East) and the time of the picture; null when unknown. */
  readonly powerCuts: { readonly counts: Readonly<Record<1 | 2 | 3, number>>; readonly at: string } | null;
}
export const noSurroundings: BlockSurroundings = { powerCuts: null };
export type BlockComponentProps<T extends BlockType> = BlockProps<T> & { readonly around: BlockSurroundings };
