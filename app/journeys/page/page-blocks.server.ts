import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { currentLanguage } from '~/server/languages/current.server';
import type { Block, BlockSurroundings } from '~/blocks/block';
import type { StillBlocks } from '~/blocks/still';

/** Bytes: blocks are mostly those of content, which are there once; a query is as long as a visitor likes. */
const MOST_WAITING = 16_000_000;
const BLOCK = 4000;
const waiting = new LRUCache<string, StillBlocks>({ maxSize: MOST_WAITING });

/** The blocks that wait under a name. They stay until others push them out, since a page may be drawn more than once. */
export const takeStill = (name: string): StillBlocks | null => waiting.get(name) ?? null;

/**
 * Lets blocks wait for the page that shows them and gives the name that they wait under: what a loader returns is written down and read
 * again before a page is drawn. Named after the address, the place on the page and the blocks themselves: the same page has the same name
 * again, and a draft never waits under that of the public page.
 */
export function stillOf(blocks: readonly Block[], around: BlockSurroundings, place = 0): string {
  const { route, query } = around.page;
  const asked = JSON.stringify([route, query, place, currentLanguage()?.code]);
  const name = createHash('sha256').update(asked).update(JSON.stringify(blocks)).digest('base64url').slice(0, 16);
  waiting.set(name, { blocks, around }, { size: asked.length * 2 + (1 + blocks.length) * BLOCK });
  return name;
}
