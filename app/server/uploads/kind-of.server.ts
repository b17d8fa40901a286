import { fileTypeFromBuffer } from 'file-type';
import { withBytes, type Bytes } from './bytes.server';
import type { Kind } from './kinds';
import { officeBinaryKind } from './office-binary.server';
import { officeZipKind } from './office-zip.server';

const HEAD_BYTES = 4100;
const PLAIN: ReadonlySet<string> = new Set<Kind>(['jpg', 'png', 'gif', 'pdf']);
const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The versions of AutoCAD drawings: AC1009 to AC1032, and what may follow. */
const DRAWING = /^AC10\d\d$/;
/** Some writers put a few blank bytes before it; readers take that. */
const PDF_AFTER_BLANKS = /^(?:\u00EF\u00BB\u00BF)?\s{0,1000}%PDF-\d/;

async function kindIn(bytes: Bytes): Promise<Kind | null> {
  const head = await bytes.at(0, HEAD_BYTES);
  const begins = (mark: Buffer) => head.subarray(0, mark.length).equals(mark);
  const text = head.toString('latin1');
  if (begins(ZIP)) return officeZipKind(bytes);
  if (begins(COMPOUND)) return officeBinaryKind(bytes);
  if (DRAWING.test(text.slice(0, 6)) && head[6] === 0) return 'dwg';
  const known = await fileTypeFromBuffer(head);
  if (known) return PLAIN.has(known.ext) ? (known.ext as Kind) : null;
  return PDF_AFTER_BLANKS.test(text) ? 'pdf' : null;
}

/**
 * What a file is by what is in it, or null where that is none of the kinds we take. Pieces are read, nothing is unpacked.
 * Specification: lookup, section 5 (Upload); decision L-768.
 */
export const kindOf = (path: string): Promise<Kind | null> => withBytes(path, kindIn);
