import type { Bytes } from './bytes.server';
import type { Kind } from './kinds';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const TABLES_IN_HEADER = 109;
/** The list of streams of a document of 20 MB is far shorter; a ring of sectors ends here. */
const MOST_SECTORS = 2000;
/** Sector numbers from here on are marks: end of a chain, free. */
const NO_SECTOR = 0xfffffffa;

const STREAMS: Readonly<Record<string, Kind>> = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
};

const nameOf = (entry: Buffer): string =>
  entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2));

/**
 * Which of the older Office documents a compound file is, by the streams at its top: installers and mails are compound files
 * too. Null for any other, also for one behind a password, which nobody could look into.
 */
export async function officeBinaryKind(bytes: Bytes): Promise<Kind | null> {
  const header = await bytes.at(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES) return null;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const perTable = sectorBytes / 4;
  const placeOf = (sector: number) => (sector + 1) * sectorBytes;

  async function next(sector: number): Promise<number> {
    const table = Math.floor(sector / perTable);
    if (table >= TABLES_IN_HEADER) return NO_SECTOR;
    const at = placeOf(header.readUInt32LE(76 + table * 4)) + (sector % perTable) * 4;
    const number = await bytes.at(at, 4);
    return number.length === 4 ? number.readUInt32LE(0) : NO_SECTOR;
  }

  let sector = header.readUInt32LE(48);
  for (let read = 0; read < MOST_SECTORS && sector < NO_SECTOR; read += 1) {
    const list = await bytes.at(placeOf(sector), sectorBytes);
    for (let at = 0; at + ENTRY_BYTES <= list.length; at += ENTRY_BYTES) {
      const kind = STREAMS[nameOf(list.subarray(at, at + ENTRY_BYTES))];
      if (kind) return kind;
    }
    sector = await next(sector);
  }
  return null;
}
