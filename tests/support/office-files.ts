import { crc32, deflateRawSync } from 'node:zlib';
import * as CFB from 'cfb';

/** A zip file of parts that are packed, as programs write it. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const body = Buffer.from(text);
    const packed = deflateRawSync(body);
    const called = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(body), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(body.length, 22);
    local.writeUInt16LE(called.length, 26);
    locals.push(local, called, packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(body), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(body.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    list.push(entry, Buffer.from(name));
    at += 30 + called.length + packed.length;
  }
  const entriesPart = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(entriesPart.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entriesPart, end]);
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
export const MAIN = {
  'word/document.xml': `${OFFICE}.wordprocessingml.document.main+xml`,
  'xl/workbook.xml': `${OFFICE}.spreadsheetml.sheet.main+xml`,
  'ppt/presentation.xml': `${OFFICE}.presentationml.presentation.main+xml`,
} as const;

/** The list of kinds that every Office document begins with. */
export const typesOf = (part: string, type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;

/** An Office document with this main part, and more parts beside it. */
export const officeOf = (
  part: keyof typeof MAIN,
  more: Readonly<Record<string, string | Buffer>> = {},
): Buffer => zipOf({ '[Content_Types].xml': typesOf(part, MAIN[part]), [part]: '<a/>', ...more });

/** A compound file whose only stream has this name; the list of streams is its second sector. */
export function compoundOf(stream: string): Buffer {
  const file = Buffer.alloc(512 * 4);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  // Sector 0 is the table of sectors: nothing follows sector 1.
  file.fill(0xff, 512, 1024);
  file.writeUInt32LE(0xfffffffe, 512 + 4);
  const first = 512 * 2;
  const root = 'Root Entry';
  file.write(root, first, 'utf16le');
  file.writeUInt16LE(root.length * 2 + 2, first + 64);
  file[first + 66] = 5;
  file.fill(0xff, first + 68, first + 80);
  file.writeUInt32LE(1, first + 76);
  file.write(stream, first + 128, 'utf16le');
  file.writeUInt16LE(stream.length * 2 + 2, first + 128 + 64);
  file[first + 128 + 66] = 2;
  file.fill(0xff, first + 128 + 68, first + 128 + 80);
  return file;
}

/** A compound file as Office writes it, with these streams. */
export function compoundWith(streams: Readonly<Record<string, Buffer>>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    CFB.utils.cfb_add(container, `/${name}`, content);
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

export const record = (id: number, ...content: number[]): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, Buffer.from(content)]);
};
export const workbookOf = (...after: Buffer[]): Buffer =>
  Buffer.concat([record(0x0809, 0, 6, 5, 0), ...after, record(0x000a), Buffer.alloc(4096)]);
/** The main stream of an old Word document with these flags. */
export function documentOf(flags: number): Buffer {
  const stream = Buffer.alloc(5000);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 10);
  return stream;
}
