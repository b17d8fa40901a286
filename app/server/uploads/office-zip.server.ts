import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise, openPromise } from 'yauzl';
import type { Content, Kind } from './kinds';
import { holdsPrograms } from './office-binary.server';
import { beginsAsProgram, isProgramName } from './program-marks';
import { areApart, isTrue, placeOf, type Place } from './zip-places.server';

/** No real document of 20 MB has more parts. */
const MOST_ENTRIES = 5000;
const MOST_NAME_BYTES = 1_000_000;
/** What it may unpack to: a document that grows beyond is made to harm whoever opens it. */
const MOST_UNPACKED = 250_000_000;
const MOST_GROWTH = 200;
const SMALL = 10_000_000;
/** How long one document may be looked at. */
const MOST_MS = 10_000;
/** A document within a document is held in memory. */
const MOST_INNER = 10_000_000;
const MOST_DEPTH = 2;

const TYPES = '[Content_Types].xml';
const MOST_TYPES = 1_000_000;
const HEAD_BYTES = 8;
const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Ends the look: what was found decides, and null is what we do not take. */
class Found extends Error {
  constructor(readonly content: 'programs' | null) {
    super('found');
  }
}

/** What may still be unpacked, of the document and of those within it. */
interface Budget {
  left: number;
  readonly until: number;
}

/** Visual Basic, sheets of macros (Excel 4), and controls that run. */
const PROGRAM_PARTS = /(?:^|\/)(?:vba(?:Project|Data)|activeX|macrosheets\/|intlmacrosheets\/)/i;
const PROGRAM_TYPES = /macroEnabled|vbaProject|activeX|macrosheet/i;

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const MAIN: readonly (readonly [Kind, string, RegExp])[] = [
  ['docx', `${OFFICE}wordprocessingml.document.main+xml`, /^word\/[^/]+\.xml$/],
  ['xlsx', `${OFFICE}spreadsheetml.sheet.main+xml`, /^xl\/[^/]+\.xml$/],
  ['pptx', `${OFFICE}presentationml.presentation.main+xml`, /^ppt\/[^/]+\.xml$/],
];

const OPTIONS = { lazyEntries: true, decodeStrings: true, validateEntrySizes: true, strictFileNames: true } as const;

async function entriesOf(zip: ZipFile): Promise<readonly Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new Found(null);
  const entries: Entry[] = [];
  let nameBytes = 0;
  for await (const entry of zip.eachEntry()) {
    nameBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (nameBytes > MOST_NAME_BYTES) throw new Found(null);
    if (isProgramName(entry.fileName) || PROGRAM_PARTS.test(entry.fileName)) throw new Found('programs');
    if (entry.isEncrypted() || ![0, 8].includes(entry.compressionMethod)) throw new Found(null);
    entries.push(entry);
  }
  return entries;
}

/** Unpacks a part to its end; what is kept of it is its beginning, or all of it where somebody has to look inside. */
async function unpack(zip: ZipFile, entry: Entry, { until }: Budget): Promise<Buffer> {
  // A part that unpacks to another size than the list says is an error of the stream.
  const stream = await zip.openReadStreamPromise(entry);
  const most = entry.fileName === TYPES ? MOST_TYPES : MOST_INNER;
  const kept: Buffer[] = [];
  let size = 0;
  let isWanted: boolean | null = null;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (Date.now() > until) throw new Found(null);
    size += piece.length;
    if (isWanted !== false) kept.push(piece);
    if (size >= HEAD_BYTES) isWanted ??= isLookedInto(entry, Buffer.concat(kept));
    if (isWanted && size > most) throw new Found(null);
  }
  return Buffer.concat(kept);
}

const isA = (mark: Buffer, head: Buffer): boolean => head.subarray(0, mark.length).equals(mark);
const isLookedInto = ({ fileName }: Entry, head: Buffer): boolean =>
  fileName === TYPES || isA(ZIP, head) || isA(COMPOUND, head);

async function lookIntoInner(inner: Buffer, budget: Budget, depth: number): Promise<void> {
  if (isA(COMPOUND, inner) && holdsPrograms(inner)) throw new Found('programs');
  if (!isA(ZIP, inner)) return;
  if (depth >= MOST_DEPTH) throw new Found(null);
  const zip = await fromBufferPromise(inner, OPTIONS);
  zip.on('error', () => undefined);
  await lookInto(zip, budget, depth + 1);
}

/** Looks at every part of a zip file; gives what kinds its parts have, as it says. */
async function lookInto(
  zip: ZipFile,
  budget: Budget,
  depth = 0,
): Promise<{ names: ReadonlySet<string>; types: string }> {
  const entries = await entriesOf(zip);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  // Of two parts with one name one reader takes the first and another the last.
  if (names.size < entries.length) throw new Found(null);
  const declared = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  budget.left -= declared;
  if (budget.left < 0 || (declared > SMALL && declared > zip.fileSize * MOST_GROWTH)) throw new Found(null);
  const places: Place[] = [];
  let types = '';
  for (const entry of entries) {
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (!isTrue(entry, local)) throw new Found(null);
    places.push(placeOf(entry, local));
    const part = await unpack(zip, entry, budget);
    if (beginsAsProgram(part)) throw new Found('programs');
    if (entry.fileName === TYPES) types = part.toString('utf8');
    else await lookIntoInner(part, budget, depth);
  }
  if (!areApart(places) || /<!|&#/.test(types)) throw new Found(null);
  if (PROGRAM_TYPES.test(types)) throw new Found('programs');
  return { names, types };
}

const typesIn = (types: string): ReadonlySet<string> =>
  new Set(
    Array.from(
      types.matchAll(/<(?:\w{1,20}:)?(?:Override|Default)\s([^<>]*)>/g),
      ([, inner = '']) => /\bContentType\s*=\s*["']([^"']*)["']/.exec(inner)?.[1] ?? '',
    ),
  );

/**
 * Which Office document a zip file is, by what it says of its parts; `programs` where macros, controls or programs are in it, by
 * name or by content, and null for any other zip, one that is not what its list says, and one that unpacks to too much. Everything
 * is unpacked once, piece by piece, within bounds of size and time, and thrown away.
 */
export async function officeZipContent(path: string): Promise<Content> {
  let zip: ZipFile | null = null;
  try {
    zip = await openPromise(path, { ...OPTIONS, autoClose: false });
    // Errors come to whoever reads; one that nobody hears would end the process.
    zip.on('error', () => undefined);
    const { names, types } = await lookInto(zip, { left: MOST_UNPACKED, until: Date.now() + MOST_MS });
    const said = typesIn(types);
    const kinds = MAIN.filter(([, type, part]) => said.has(type) && [...names].some((name) => part.test(name)));
    return kinds.length === 1 ? (kinds[0]?.[0] ?? null) : null;
  } catch (error) {
    return error instanceof Found ? error.content : null;
  } finally {
    zip?.close();
  }
}
