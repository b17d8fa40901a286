import type { Kind } from './kinds';

const ENTRY_BYTES = 128;
const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;
/** Smaller streams are stored in 64-byte pieces within the root stream. */
const SMALL = 4096;
const PIECE_BYTES = 64;

const WORKBOOK_BEGINS = 0x0809;
const WORKBOOK_IS_LOCKED = 0x002f;
/** Word 97 and later, and Word 6. */
const DOCUMENT_BEGINS = [0xa5ec, 0xa5dc];
const DOCUMENT_IS_LOCKED = 0x0100;
/** Only records about reading and writing precede the password record. */
const MOST_RECORDS = 10;

/** In capitals, because such names are compared case-insensitively. */
const KINDS: readonly (readonly [string, Kind])[] = [
  ['WORDDOCUMENT', 'doc'],
  ['WORKBOOK', 'xls'],
  ['BOOK', 'xls'],
  ['POWERPOINT DOCUMENT', 'ppt'],
];
const LOCKED = new Set(['ENCRYPTEDPACKAGE', 'ENCRYPTEDSUMMARY', '\tDRMCONTENT']);
const PROGRAMS = /^(?:MACROS|VBA|_VBA_PROJECT.*|\u0001OLE10NATIVE)$/;

/** By name. Directory entries have a fixed length and alignment, so no table has to be followed. */
function streamsIn(file: Buffer): ReadonlyMap<string, number> {
  const sector = 2 ** Math.min(file.readUInt16LE(30), 12);
  const placeOf = (start: number) => (start + 1) * sector;
  const places = new Map<string, number>();
  let small = 0;
  for (let at = sector; at + ENTRY_BYTES <= file.length; at += ENTRY_BYTES) {
    const [length, type] = [file.readUInt16LE(at + 64), file[at + 66] ?? 0];
    if (length < 4 || length > 64 || length % 2 !== 0 || file.readUInt16LE(at + length - 2) !== 0)
      continue;
    if (![STORAGE, STREAM, ROOT].includes(type)) continue;
    const [start, size] = [file.readUInt32LE(at + 116), file.readUInt32LE(at + 120)];
    if (type === ROOT) small = placeOf(start);
    const name = file.toString('utf16le', at, at + length - 2).toUpperCase();
    places.set(
      name,
      type === STREAM && size < SMALL ? small + start * PIECE_BYTES : placeOf(start),
    );
  }
  return places;
}

function asksForPassword(file: Buffer, at: number): boolean {
  const numberAt = (place: number) => (place + 2 <= file.length ? file.readUInt16LE(place) : 0);
  if (DOCUMENT_BEGINS.includes(numberAt(at))) return (numberAt(at + 10) & DOCUMENT_IS_LOCKED) !== 0;
  if (numberAt(at) !== WORKBOOK_BEGINS) return false;
  for (let read = 0; read < MOST_RECORDS; read += 1) {
    if (numberAt(at) === WORKBOOK_IS_LOCKED) return true;
    at += 4 + numberAt(at + 2);
  }
  return false;
}

export function olderOfficeContent(
  file: Buffer,
): readonly Kind[] | 'locked' | 'programs' | 'unreadable' {
  if (file.length < 512) return 'unreadable';
  const streams = streamsIn(file);
  const names = [...streams.keys()];
  if (names.length === 0) return 'unreadable';
  const kinds = KINDS.filter(([name]) => streams.has(name));
  const isLocked = kinds.some(([name]) => asksForPassword(file, streams.get(name) ?? 0));
  if (isLocked || names.some((name) => LOCKED.has(name))) return 'locked';
  if (names.some((name) => PROGRAMS.test(name))) return 'programs';
  return kinds.map(([, kind]) => kind);
}
