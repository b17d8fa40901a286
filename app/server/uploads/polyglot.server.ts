import type { Bytes } from './bytes.server';

const HEAD_BYTES = 4096;
const PIECE_BYTES = 1_000_000;
/** As long as the longest mark, so that none is missed between two pieces. */
const OVERLAP = 16;

/** What a browser that guesses would take for a page, and some readers for a PDF; near the beginning alone, where they look. */
const PAGE_HEAD = /<(?:html|head|body|svg|iframe|\?php|!doctype\s)|%PDF-\d/i;
/** Long enough that no picture holds them by chance. */
const PAGE = /<script[\s>/]|<!doctype html|<\?php\s/i;

const ZIP_END_SIGNATURE = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** Whether a zip file hangs at the end: its readers go by the end, those of pictures and PDFs by the beginning. */
async function endsAsZip(bytes: Bytes): Promise<boolean> {
  const length = END_BYTES + LONGEST_COMMENT;
  const from = Math.max(0, bytes.size - length);
  const tail = await bytes.at(from, length);
  for (
    let end = tail.lastIndexOf(ZIP_END_SIGNATURE);
    end >= 0;
    end = end > 0 ? tail.lastIndexOf(ZIP_END_SIGNATURE, end - 1) : -1
  ) {
    // What is behind the list is its comment, whose length it says: else the mark is there by chance.
    if (end + END_BYTES <= tail.length && end + END_BYTES + tail.readUInt16LE(end + 20) === tail.length) return true;
  }
  return false;
}

/** Whether a browser that guesses would take this beginning for a page. */
export const isPage = (head: string): boolean => PAGE_HEAD.test(head) || PAGE.test(head);

async function holdsPage(bytes: Bytes): Promise<boolean> {
  if (PAGE_HEAD.test((await bytes.at(0, HEAD_BYTES)).toString('latin1'))) return true;
  for (let at = 0; at < bytes.size; at += PIECE_BYTES)
    if (PAGE.test((await bytes.at(at, PIECE_BYTES + OVERLAP)).toString('latin1'))) return true;
  return false;
}

/** Whether a picture is something else to another reader: a page, a PDF, a zip file. */
export const isPolyglotImage = async (bytes: Bytes): Promise<boolean> =>
  (await holdsPage(bytes)) || (await endsAsZip(bytes));

/** Whether a PDF or a drawing is a zip file to another reader. */
export const hasZipAppended = endsAsZip;
