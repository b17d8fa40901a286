import { z } from 'zod';
import { readRest } from '~/cms/read-rest';
import type { Block } from './block';
import { reading } from './nested';
import { blockSchemas } from './schemas';

/** `type` is the content type's name, or null without one. */
export interface BlockProblem {
  readonly page: string;
  readonly type: string | null;
  /** `part`: the block is shown without one field. */
  readonly reason: 'unknown' | 'invalid' | 'part';
  /** Its path, with the reason. */
  readonly field?: string;
  readonly detail: string | null;
}
export type ReportBlock = (problem: BlockProblem) => void;

const Envelope = z
  .object({ __typename: z.string(), hideFromView: z.boolean().nullish() })
  .passthrough();

function parseBlock(wire: unknown, page: string, report: ReportBlock): Block[] {
  const envelope = Envelope.safeParse(wire);
  if (!envelope.success) {
    report({ page, type: null, reason: 'invalid', detail: 'not a block' });
    return [];
  }
  const { __typename: type, hideFromView } = envelope.data;
  if (hideFromView) return [];
  const schema = Object.hasOwn(blockSchemas, type) ? blockSchemas[type] : undefined;
  if (!schema) {
    report({ page, type, reason: 'unknown', detail: null });
    return [];
  }
  // An invalid block is parsed again without its bad field: a bad block inside it must still be
  // reported only once.
  const inside = onceEach(report);
  const parsed = reading(
    (inner) => parseBlocks(inner, page, inside),
    () => readRest<z.ZodTypeAny>(schema, wire),
  );
  if (parsed.success) {
    for (const { path, reason } of parsed.leftOut)
      report({ page, type, reason: 'part', field: path.join('.'), detail: reason });
    return [{ type, props: parsed.data as object }];
  }
  const issue = parsed.error.issues[0];
  report({
    page,
    type,
    reason: 'invalid',
    field: issue?.path.join('.') ?? '',
    detail: issue?.message ?? null,
  });
  return [];
}

/**
 * Hidden blocks are skipped, and unknown or unreadable ones left out and reported, so that one bad
 * block never takes a page down, nor one bad optional field its block.
 */
export function parseBlocks(
  blocks: readonly unknown[],
  page: string,
  report: ReportBlock,
): Block[] {
  return blocks.flatMap((wire) => parseBlock(wire, page, report));
}

export function onceEach(report: ReportBlock): ReportBlock {
  const seen = new Set<string>();
  return (problem) => {
    const name = JSON.stringify(problem);
    if (seen.has(name)) return;
    seen.add(name);
    report(problem);
  };
}
