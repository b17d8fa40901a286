import { bulkhead } from 'cockatiel';
import { fileTypeFromBuffer } from 'file-type';
import { withBytes, type Bytes } from './bytes.server';
import type { Content, Kind } from './kinds';
import { officeBinaryContent } from './office-binary.server';
import { officeZipContent } from './office-zip.server';
import { isPicture } from './picture.server';
import { hasZipBehind, pictureHasTwoFaces } from './two-faces.server';

const HEAD_BYTES = 4100;
const PICTURES: ReadonlySet<string> = new Set<Kind>(['jpg', 'png', 'gif']);
const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The versions of AutoCAD drawings: AC1009 to AC1032, and what may follow. */
const DRAWING = /^AC10\d\d$/;
/** Some writers put a few blank bytes before it; readers take that. */
const PDF_AFTER_BLANKS = /^(?:\u00EF\u00BB\u00BF)?\s{0,1000}%PDF-\d/;

/** An old Office document is looked at whole in memory, and a new one is unpacked: so many at a time, and so many wait. */
const looks = bulkhead(2, 100);

async function contentIn(path: string, bytes: Bytes): Promise<Content> {
  const head = await bytes.at(0, HEAD_BYTES);
  const begins = (mark: Buffer) => head.subarray(0, mark.length).equals(mark);
  const text = head.toString('latin1');
  if (begins(ZIP)) return officeZipContent(path);
  if (begins(COMPOUND)) return officeBinaryContent(await bytes.at(0, bytes.size));
  if (DRAWING.test(text.slice(0, 6)) && head[6] === 0) return (await hasZipBehind(bytes)) ? null : 'dwg';
  if (PDF_AFTER_BLANKS.test(text)) return (await hasZipBehind(bytes)) ? null : 'pdf';
  const known = (await fileTypeFromBuffer(head))?.ext ?? '';
  if (!PICTURES.has(known)) return null;
  const kind = known as Kind;
  return (await isPicture(kind, bytes)) && !(await pictureHasTwoFaces(bytes)) ? kind : null;
}

/**
 * What a file is by what is in it; `programs` where macros or programs are in it, null where it is none of the kinds we take.
 * Rejects where too many files wait to be looked at. Specification: lookup, section 5 (Upload); decisions L-768, U-2, U-17.
 */
export const kindOf = (path: string): Promise<Content> =>
  looks.execute(() => withBytes(path, (bytes) => contentIn(path, bytes)));
