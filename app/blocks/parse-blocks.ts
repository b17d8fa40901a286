import { z } from 'zod';
import type { Block, BlockType } from './block';
import { reading } from './nested';
import { blockSchemas } from './schemas';

/** Why a block is not shown. `type` is the name the content system gave, or null where it gave none. */
export interface BlockProblem {
  readonly page: string;
  readonly type: string | null;
  readonly reason: 'unknown' | 'invalid';
  /** Where and why, for an invalid one. */
  readonly detail: string | null;
}
export type ReportBlock = (problem: BlockProblem) => void;

const Envelope = z.object({ __typename: z.string(), hideFromView: z.boolean().nullish() }).passthrough();
const isKnown = (type: string): type is BlockType => Object.hasOwn(blockSchemas, type);

function parseBlock(wire: unknown, page: string, report: ReportBlock): Block[] {
  const envelope = Envelope.safeParse(wire);
  if (!envelope.success) {
    report({ page, type: null, reason: 'invalid', detail: 'not a block' });
    return [];
  }
  const { __typename: type, hideFromView } = envelope.data;
  if (hideFromView) return [];
  if (!isKnown(type)) {
    report({ page, type, reason: 'unknown', detail: null });
    return [];
  }
  const parsed = reading(
    (inner) => parseBlocks(inner, page, report),
    () => blockSchemas[type].safeParse(wire),
  );
  if (parsed.success) return [{ type, props: parsed.data } as Block];
  const issue = parsed.error.issues[0];
  report({ page, type, reason: 'invalid', detail: issue ? `${issue.path.join('.')}: ${issue.message}` : null });
  return [];
}

/**
 * The blocks that a page shows: hidden ones are skipped, and unknown or unreadable ones are left out and reported, so that
 * one bad block never takes a page down. Specification: lookup, section 1; decisions, "Unknown block".
 */
export function parseBlocks(blocks: readonly unknown[], page: string, report: ReportBlock): Block[] {
  return blocks.flatMap((wire) => parseBlock(wire, page, report));
}

/** Passes each different problem on once, however often the page is asked for. */
export function onceEach(report: ReportBlock): ReportBlock {
  const seen = new Set<string>();
  return (problem) => {
    const name = JSON.stringify(problem);
    if (seen.has(name)) return;
    seen.add(name);
    report(problem);
  };
}
