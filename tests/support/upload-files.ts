import { crc32 } from 'node:zlib';

/** Files as they come from phones and offices, small: a right beginning is what tells their kind. */
const bytes = (hex: string, rest = 'x'.repeat(200)): Buffer =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(rest)]);

/** A zip file of entries that are stored as they are; `claims` is the unpacked size that the list at its end gives. */
export function zipOf(entries: Readonly<Record<string, string>>, claims?: number): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const body = Buffer.from(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(crc32(body), 14);
    local.writeUInt32LE(body.length, 18);
    local.writeUInt32LE(body.length, 22);
    local.writeUInt16LE(name.length, 26);
    locals.push(local, Buffer.from(name), body);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(crc32(body), 16);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(claims ?? body.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    list.push(entry, Buffer.from(name));
    at += 30 + name.length + body.length;
  }
  const entriesPart = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(entriesPart.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entriesPart, end]);
}

const TYPES = { '[Content_Types].xml': '<Types/>' };

/** A compound file whose only stream has this name; the list of streams is its second sector. */
export function compoundOf(stream: string, listAt = 1): Buffer {
  const file = Buffer.alloc(512 * (3 + listAt));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  // Sector 0 is the table of sectors: what follows sector 1 is `listAt`, and then nothing.
  file.fill(0xff, 512, 1024);
  if (listAt !== 1) file.writeUInt32LE(listAt, 512 + 4);
  file.writeUInt32LE(0xfffffffe, 512 + listAt * 4);
  const entry = 512 * (listAt + 1);
  const root = 'Root Entry';
  file.write(root, entry, 'utf16le');
  file.writeUInt16LE(root.length * 2 + 2, entry + 64);
  file.write(stream, entry + 128, 'utf16le');
  file.writeUInt16LE(stream.length * 2 + 2, entry + 128 + 64);
  return file;
}

export const files = {
  jpg: bytes('ffd8ffe000104a46494600'),
  png: bytes('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489'),
  gif: bytes('474946383961'),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  pdfAfterBlanks: Buffer.from('\n\n  %PDF-1.4\n%%EOF\n'),
  doc: compoundOf('WordDocument'),
  docFarList: compoundOf('WordDocument', 3),
  xls: compoundOf('Workbook'),
  ppt: compoundOf('PowerPoint Document'),
  docx: zipOf({ ...TYPES, 'word/document.xml': '<w/>' }),
  xlsx: zipOf({ ...TYPES, 'xl/workbook.xml': '<x/>' }),
  pptx: zipOf({ ...TYPES, 'ppt/presentation.xml': '<p/>' }),
  dwg: bytes('414331303332000000'),

  program: bytes('4d5a90000300000004000000ffff0000'),
  linuxProgram: bytes('7f454c46020101000000000000000000'),
  installer: compoundOf('!_Columns'),
  locked: compoundOf('EncryptedPackage'),
  zip: zipOf({ 'readme.txt': 'hello' }),
  zipWithTypes: zipOf({ ...TYPES, 'readme.txt': 'hello' }),
  macros: zipOf({ ...TYPES, 'word/document.xml': '<w/>', 'word/vbaProject.bin': 'x' }),
  bomb: zipOf({ ...TYPES, 'word/document.xml': '<w/>' }, 0xfffffff0),
  smallBomb: zipOf({ ...TYPES, 'word/document.xml': '<w/>' }, 50_000_000),
  cutZip: zipOf({ ...TYPES, 'word/document.xml': '<w/>' }).subarray(0, 60),
  ringOfSectors: (() => {
    const file = compoundOf('nothing');
    file.writeUInt32LE(1, 512 + 4);
    return file;
  })(),
  script: Buffer.from('<script>alert(1)</script>'),
  page: Buffer.from('<!doctype html><html><body>%PDF-1.7</body></html>'),
  drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  text: Buffer.from('just words'),
  textLikeDrawing: Buffer.from('AC1032 is the name of this letter'),
  oneByte: Buffer.from('x'),
  shell: Buffer.from('#!/bin/sh\nrm -rf .\n'),
} as const;
