import { mapInTurns } from '~/server/lib/in-turns';
import type { Envelope } from './envelope';

export interface Document {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** Entries that are encoded together: one buffer each would be work for the garbage collector. */
const TOGETHER = 100;

/** In UTF-8, encoded in turns: as one text, a feed of megabytes takes long to join and to encode. */
export async function documentOf(
  type: string,
  { start, between, end }: Envelope,
  entries: readonly string[],
): Promise<Document> {
  const firsts = Array.from(
    { length: Math.ceil(entries.length / TOGETHER) },
    (_, index) => index * TOGETHER,
  );
  const parts = await mapInTurns(firsts, (first) => {
    const text = entries.slice(first, first + TOGETHER).join(between);
    return Buffer.from(first === 0 ? text : between + text);
  });
  return { type, body: Buffer.concat([Buffer.from(start), ...parts, Buffer.from(end)]) };
}
