import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

export interface Writer {
  write(piece: Uint8Array): Promise<void>;
  close(): Promise<void>;
}
export type OpenWriter = (place: string) => Promise<Writer>;

export const openWriter: OpenWriter = async (place) => {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const file = await open(place, 'wx', 0o600);
  // A nearly full disk writes only part of a chunk; writeFile continues until all is written, or
  // fails.
  return { write: (piece) => file.writeFile(piece), close: () => file.close() };
};

export interface Written {
  readonly path: string;
  readonly size: number;
  /** The disk couldn't take it: nothing exists at `path`. */
  readonly isLost: boolean;
}

/** On a full disk reading goes on, for the rest of the form. Rejects if the file is cut off. */
export async function stageFile(
  arriving: Readable,
  dir: string,
  openAt: OpenWriter,
  onFault: (error: unknown) => void,
): Promise<Written> {
  const place = path.join(dir, randomUUID());
  let size = 0;
  let isLost = false;
  const lose = async (error: unknown, writer: Writer | null): Promise<null> => {
    if (!isLost) onFault(error);
    isLost = true;
    await writer?.close().catch(() => undefined);
    await rm(place, { force: true }).catch(() => undefined);
    return null;
  };
  let writer = await openAt(place).catch((error: unknown) => lose(error, null));
  try {
    for await (const piece of arriving as AsyncIterable<Buffer>) {
      size += piece.length;
      const open: Writer | null = writer;
      if (open)
        await open.write(piece).catch(async (error: unknown) => (writer = await lose(error, open)));
    }
  } catch (error) {
    await writer?.close().catch(() => undefined);
    await rm(place, { force: true }).catch(() => undefined);
    throw error;
  }
  // Writing can still fail when the file is closed.
  const last: Writer | null = writer;
  await last?.close().catch((error: unknown) => lose(error, null));
  return { path: place, size, isLost };
}
