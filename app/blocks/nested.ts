import { z } from 'zod';

/** A block inside another one. Its own schema has parsed it; the registry of components knows what draws it. */
export interface NestedBlock {
  readonly type: string;
  readonly props: object;
}
type Reader = (blocks: readonly unknown[]) => readonly NestedBlock[];

let reader: Reader = () => [];

/** While `read` runs, blocks inside the block are read by `inner`, so that a bad one is reported like any other. */
export function reading<T>(inner: Reader, read: () => T): T {
  const before = reader;
  reader = inner;
  try {
    return read();
  } finally {
    reader = before;
  }
}

/** The blocks of a tab or panel. Parsing is synchronous, so the reader is always that of the surrounding block. */
export const NestedBlocks: z.ZodType<readonly NestedBlock[], z.ZodTypeDef, unknown> = z
  .array(z.unknown())
  .nullish()
  .transform((blocks) => reader(blocks ?? []));
