const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const TABLES_IN_HEADER = 109;
/** Sector numbers from here on are marks: end of a chain, free. */
const NO_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;

const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

/** An old Office document, an installer or a mail: a file of storages and streams. */
export interface CompoundFile {
  /** Names of all storages and streams, however deep they lie. */
  readonly names: readonly string[];
  /** Names of the streams at its top, which say what it is. */
  readonly streamsAtTop: readonly string[];
  /** What a stream at its top holds; null where there is none, or it does not hang together. */
  contentOf(name: string): Buffer | null;
}

/** A number of four bytes; past the end a mark that ends every chain. */
const numberAt = (file: Buffer, at: number): number =>
  at >= 0 && at + 4 <= file.length ? file.readUInt32LE(at) : NO_ENTRY;

/** The sectors of a chain, or null for one that runs in a ring or is longer than the file. */
function chainFrom(first: number, next: (sector: number) => number, most: number): readonly number[] | null {
  const sectors: number[] = [];
  for (let sector = first; sector < NO_SECTOR; sector = next(sector)) {
    if (sectors.length >= most) return null;
    sectors.push(sector);
  }
  return sectors;
}

const entryAt = (list: Buffer, at: number): Entry => ({
  name: list.toString('utf16le', at, at + Math.max(0, Math.min(64, list.readUInt16LE(at + 64)) - 2)),
  type: list[at + 66] ?? 0,
  left: list.readUInt32LE(at + 68),
  right: list.readUInt32LE(at + 72),
  child: list.readUInt32LE(at + 76),
  start: list.readUInt32LE(at + 116),
  size: list.readUInt32LE(at + 120),
});

/** The entries below `root` but not below each other. An entry that is met twice ends the walk. */
function atTop(entries: readonly Entry[]): readonly Entry[] {
  const found = new Set<Entry>();
  const open = [entries[0]?.child ?? NO_ENTRY];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    open.push(entry.left, entry.right);
  }
  return [...found];
}

/**
 * Reads a compound file that is whole in memory, or null where it is none. Its tables come from outside: each chain is followed no
 * further than there are sectors, so a ring in it costs nothing. (The library `cfb` multiplies names along such rings.)
 */
export function readCompoundFile(file: Buffer): CompoundFile | null {
  if (file.length < HEADER_BYTES) return null;
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const perTable = sectorBytes / 4;
  const most = Math.ceil(file.length / sectorBytes);
  const placeOf = (sector: number) => (sector + 1) * sectorBytes;

  // The list of tables begins in the header and goes on in sectors of its own, whose last number names the next one.
  const more = chainFrom(numberAt(file, 68), (sector) => numberAt(file, placeOf(sector) + sectorBytes - 4), most);
  if (!more) return null;
  const tables = Array.from({ length: TABLES_IN_HEADER }, (_, index) => numberAt(file, 76 + index * 4));
  for (const sector of more)
    for (let index = 0; index < perTable - 1; index += 1) tables.push(numberAt(file, placeOf(sector) + index * 4));
  const next = (sector: number): number => {
    const table = tables[Math.floor(sector / perTable)] ?? NO_ENTRY;
    return table < NO_SECTOR ? numberAt(file, placeOf(table) + (sector % perTable) * 4) : NO_ENTRY;
  };
  const join = (sectors: readonly number[] | null): Buffer | null =>
    sectors && Buffer.concat(sectors.map((sector) => file.subarray(placeOf(sector), placeOf(sector) + sectorBytes)));
  const read = (first: number) => join(chainFrom(first, next, most));

  const list = read(numberAt(file, 48));
  if (!list) return null;
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= list.length; at += ENTRY_BYTES) entries.push(entryAt(list, at));
  const top = atTop(entries).filter(({ type }) => type === STREAM);

  /** Streams smaller than a size in the header are stored in pieces of 64 bytes within one stream of the root. */
  function readSmall({ start, size }: Entry): Buffer | null {
    const pieces = read(entries[0]?.start ?? NO_ENTRY);
    const table = read(numberAt(file, 60));
    if (!pieces || !table) return null;
    const chain = chainFrom(start, (piece) => numberAt(table, piece * 4), Math.ceil(pieces.length / 64));
    return chain && Buffer.concat(chain.map((piece) => pieces.subarray(piece * 64, piece * 64 + 64))).subarray(0, size);
  }

  return {
    names: entries.filter(({ type }) => [STORAGE, STREAM, ROOT].includes(type)).map(({ name }) => name),
    streamsAtTop: top.map(({ name }) => name),
    contentOf(name) {
      const entry = top.find((one) => one.name === name);
      if (!entry) return null;
      if (entry.size < numberAt(file, 56)) return readSmall(entry);
      return read(entry.start)?.subarray(0, entry.size) ?? null;
    },
  };
}
