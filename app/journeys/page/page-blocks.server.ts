import { createHash } from 'node:crypto';
import { currentLanguage } from '~/server/languages/current.server';
import type { Block, BlockSurroundings } from '~/blocks/block';
import type { StillBlocks } from '~/blocks/still';

const MOST_WAITING = 500;
const waiting = new Map<string, StillBlocks>();

/** The blocks that wait under a name. They stay until others push them out, since a page may be drawn more than once. */
export const takeStill = (name: string): StillBlocks | null => waiting.get(name) ?? null;

/**
 * Lets blocks wait for the page that shows them and gives the name that they wait under: what a loader returns is written down and read
 * again before a page is drawn. Named after the address and the place on the page: the same page has the same name again.
 */
export function stillOf(blocks: readonly Block[], around: BlockSurroundings, place = 0): string {
  const { route, query } = around.page;
  const name = createHash('sha1')
    .update(JSON.stringify([route, query, place, currentLanguage()?.code]))
    .digest('base64url')
    .slice(0, 8);
  waiting.delete(name);
  waiting.set(name, { blocks, around });
  for (const oldest of waiting.keys()) {
    if (waiting.size <= MOST_WAITING) break;
    waiting.delete(oldest);
  }
  return name;
}
