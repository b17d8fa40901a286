import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { HistoryEntry } from '~/domain/odds/course';
import { readArchiveRow } from './archive-row';

export interface Archive {
  readonly entries: readonly HistoryEntry[];
  readonly leftOut: number;
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(new Uint8Array(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** One JSON object a line, gzipped or not. Rejects if the file can't be read to its end. */
export async function readArchive(file: string): Promise<Archive> {
  const packed = await isGzip(file);
  const bytes = (await open(file)).createReadStream();
  let fault: Error | null = null;
  const note = (error: Error | null | undefined) => {
    fault ??= error ?? null;
  };
  const text = packed ? pipeline(bytes, createGunzip(), note) : bytes.on('error', note);
  const entries: HistoryEntry[] = [];
  let leftOut = 0;
  const lines = createInterface({ input: text, crlfDelay: Infinity });
  try {
    for await (const line of lines) {
      if (line.trim() === '') continue;
      const entry = readArchiveRow(line);
      if (entry) entries.push(entry);
      else leftOut += 1;
    }
  } catch (error) {
    note(error as Error);
  }
  if (fault) throw fault as Error;
  return { entries, leftOut };
}
