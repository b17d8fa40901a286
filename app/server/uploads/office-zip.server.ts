import type { Bytes } from './bytes.server';
import type { Kind } from './kinds';

const END_OF_LIST = Buffer.from('504b0506', 'hex');
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;

/** No real document of 20 MB has more, and a list of entries is read whole. */
const MOST_ENTRIES = 5000;
const MOST_LIST_BYTES = 1_000_000;
/** What it would unpack to: a document that grows beyond is made to harm whoever opens it. */
const MOST_UNPACKED = 500_000_000;
const MOST_GROWTH = 200;
const SMALL = 10_000_000;

interface Entry {
  readonly name: string;
  readonly unpacked: number;
}

/** The list at the end of a zip file. Nothing is unpacked. Null where it cannot be read. */
async function entriesOf(bytes: Bytes): Promise<readonly Entry[] | null> {
  const from = Math.max(0, bytes.size - END_BYTES - LONGEST_COMMENT);
  const tail = await bytes.at(from, END_BYTES + LONGEST_COMMENT);
  const end = tail.lastIndexOf(END_OF_LIST);
  if (end < 0 || end + END_BYTES > tail.length) return null;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || length > MOST_LIST_BYTES || start + length > from + end) return null;
  const list = await bytes.at(start, length);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= list.length;) {
    if (list.readUInt32LE(at) !== ENTRY) return null;
    const nameEnd = at + ENTRY_BYTES + list.readUInt16LE(at + 28);
    entries.push({ name: list.toString('latin1', at + ENTRY_BYTES, nameEnd), unpacked: list.readUInt32LE(at + 24) });
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries.length === count ? entries : null;
}

const PARTS: readonly (readonly [Kind, string])[] = [
  ['docx', 'word/'],
  ['xlsx', 'xl/'],
  ['pptx', 'ppt/'],
];

/** Programs inside a document: its name then ends in m, and that is not one that we take. */
const MACROS = /(?:^|\/)vbaProject/i;

/** Which Office document a zip file is, or null: for any other zip, one with macros, and one that unpacks to too much. */
export async function officeZipKind(bytes: Bytes): Promise<Kind | null> {
  const entries = await entriesOf(bytes);
  if (!entries?.some(({ name }) => name === '[Content_Types].xml')) return null;
  if (entries.some(({ name }) => MACROS.test(name))) return null;
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > MOST_UNPACKED || (unpacked > SMALL && unpacked > bytes.size * MOST_GROWTH)) return null;
  const main = PARTS.find(([, folder]) =>
    entries.some(({ name }) => new RegExp(`^${folder}(?:document|workbook|presentation)\\d*\\.xml$`).test(name)),
  );
  return main?.[0] ?? null;
}
