import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Takes the bytes of one file. Rejects where the disk takes no more. */
export interface Writer {
  write(piece: Uint8Array): Promise<void>;
  close(): Promise<void>;
}
export type OpenWriter = (place: string) => Promise<Writer>;

/** A new file that nobody but this site may read, in a folder that nobody else may look into. */
export const openWriter: OpenWriter = async (place) => {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const file = await open(place, 'wx', 0o600);
  // A disk that is nearly full takes a part of a piece: writeFile goes on until all of it is there, or fails.
  return { write: (piece) => file.writeFile(piece), close: () => file.close() };
};

export interface Written {
  readonly path: string;
  readonly size: number;
  /** The disk did not take it: there is nothing at `path`. */
  readonly isLost: boolean;
}

/**
 * Writes a file that is arriving to `dir`. A disk that takes no more is no reason to stop reading: the rest of the form comes
 * after the file, and the answers in it count. Rejects where the file itself is cut off; nothing of it is left then.
 */
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
      if (open) await open.write(piece).catch(async (error: unknown) => (writer = await lose(error, open)));
    }
  } catch (error) {
    await writer?.close().catch(() => undefined);
    await rm(place, { force: true }).catch(() => undefined);
    throw error;
  }
  // What was written may still not fit when the file is closed.
  const last: Writer | null = writer;
  await last?.close().catch((error: unknown) => lose(error, null));
  return { path: place, size, isLost };
}
