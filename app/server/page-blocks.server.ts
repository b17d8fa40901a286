import { createHash } from 'node:crypto';
import type { Block, BlockSurroundings } from '~/blocks/block';
import type { PageRun, StillBlocks } from '~/blocks/still';

const MOST_WAITING = 500;
const waiting = new Map<string, StillBlocks>();

/** The blocks that wait under a name. They stay until others push them out, since a page may be drawn more than once. */
export const takeStill = (name: string): StillBlocks | null => waiting.get(name) ?? null;

/** Named after the address and the place on the page: the same page has the same name again, and so the same ETag. */
function nameOf({ page }: BlockSurroundings, place: number): string {
  return createHash('sha1')
    .update(JSON.stringify([page.route, page.query, place]))
    .digest('base64url')
    .slice(0, 8);
}

function wait(name: string, still: StillBlocks): string {
  waiting.delete(name);
  waiting.set(name, still);
  for (const oldest of waiting.keys()) {
    if (waiting.size <= MOST_WAITING) break;
    waiting.delete(oldest);
  }
  return name;
}

/**
 * The blocks of a page as runs: one for each block that also runs in the browser (`isLive`), and one for each group of neighbours that
 * the server draws. The order is kept.
 */
export function runsOf<H extends Block>(
  blocks: readonly Block[],
  around: BlockSurroundings,
  isLive: (block: Block) => block is H,
): PageRun<H>[] {
  const runs: PageRun<H>[] = [];
  let still: Block[] = [];
  const close = () => {
    if (still.length > 0)
      runs.push({ kind: 'still', name: wait(nameOf(around, runs.length), { blocks: still, around }) });
    still = [];
  };
  for (const block of blocks) {
    if (isLive(block)) {
      close();
      runs.push({ kind: 'live', block });
    } else still.push(block);
  }
  close();
  return runs;
}
