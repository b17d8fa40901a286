import { readCompoundFile } from './compound-file.server';
import type { Content, Kind } from './kinds';

const STREAMS: readonly (readonly [string, Kind])[] = [
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
];

/** Storages and streams of Visual Basic, and of files that were packed into a document whole. */
const PROGRAMS = /^(?:Macros|VBA|_VBA_PROJECT.*|PROJECTwm|\u0001Ole10Native)$/i;

/** Records of a workbook: an end, a password, a sheet. */
const END = 0x000a;
const LOCKED = 0x002f;
const SHEET = 0x0085;
const MACRO_SHEET = 1;
const MOST_RECORDS = 200_000;

/** What is in a workbook beside Visual Basic: sheets of macros (Excel 4), and a password, behind which nobody can look. */
function workbookContent(stream: Buffer): Content {
  for (let at = 0, read = 0; at + 4 <= stream.length && read < MOST_RECORDS; read += 1) {
    const [id, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    if (id === LOCKED) return null;
    if (id === SHEET && stream[at + 9] === MACRO_SHEET) return 'programs';
    if (id === END) return 'xls';
    at += 4 + length;
  }
  return 'xls';
}

/** PowerPoint keeps Visual Basic within its one stream: this record says whether there is any. */
const VISUAL_BASIC = Buffer.from('1f00ff0314000000020000040c000000', 'hex');

function presentationContent(stream: Buffer): Content {
  for (let at = stream.indexOf(VISUAL_BASIC); at >= 0; at = stream.indexOf(VISUAL_BASIC, at + 1)) {
    const flag = at + VISUAL_BASIC.length + 4;
    if (flag + 4 <= stream.length && stream.readUInt32LE(flag) !== 0) return 'programs';
  }
  return 'ppt';
}

/** Whether a compound file inside a document holds macros or a program. One that cannot be read does. */
export function holdsPrograms(file: Buffer): boolean {
  const compound = readCompoundFile(file);
  return !compound || compound.names.some((name) => PROGRAMS.test(name));
}

/**
 * Which of the older Office documents a compound file is, by the streams at its top: installers and mails are compound files
 * too. Null for any other, also for one behind a password, which nobody could look into.
 */
export function officeBinaryContent(file: Buffer): Content {
  const compound = readCompoundFile(file);
  const [stream, kind] = STREAMS.find(([name]) => compound?.streamsAtTop.includes(name)) ?? [];
  if (!compound || !stream || !kind) return null;
  if (compound.names.some((name) => PROGRAMS.test(name))) return 'programs';
  if (kind === 'doc') return kind;
  const content = compound.contentOf(stream);
  if (!content) return null;
  return kind === 'xls' ? workbookContent(content) : presentationContent(content);
}
