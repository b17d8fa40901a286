import { z } from 'zod';

/** Its own schema has parsed it; the component registry renders it. */
export interface NestedBlock {
  readonly type: string;
  readonly props: object;
}
type Reader = (blocks: readonly unknown[]) => readonly NestedBlock[];

let reader: Reader = () => [];

/**
 * While `read` runs, `inner` parses nested blocks, so that a bad one is reported like any other.
 */
export function reading<T>(inner: Reader, read: () => T): T {
  const before = reader;
  reader = inner;
  try {
    return read();
  } finally {
    reader = before;
  }
}

/** Parsing is synchronous, so the reader is always the surrounding block's. */
export const NestedBlocks: z.ZodType<readonly NestedBlock[], z.ZodTypeDef, unknown> = z
  .array(z.unknown())
  .nullish()
  .transform((blocks) => reader(blocks ?? []));
