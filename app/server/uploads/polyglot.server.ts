import type { Bytes } from './bytes.server';

const HEAD_BYTES = 4096;
const PIECE_BYTES = 1_000_000;
/** The length of the longest signature, so none is missed at a chunk boundary. */
const OVERLAP = 16;

/** Near the start of a file, where content sniffers look. */
const PAGE_HEAD = /<(?:html|head|body|svg|iframe|\?php|!doctype\s)|%PDF-\d/i;
/** Too long to occur in an image by chance. */
const PAGE = /<script[\s>/]|<!doctype html|<\?php\s/i;

const ZIP_END_SIGNATURE = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** Zip readers start at the end, image and PDF readers at the beginning. */
async function endsAsZip(bytes: Bytes): Promise<boolean> {
  const length = END_BYTES + LONGEST_COMMENT;
  const from = Math.max(0, bytes.size - length);
  const tail = await bytes.at(from, length);
  for (
    let end = tail.lastIndexOf(ZIP_END_SIGNATURE);
    end >= 0;
    end = end > 0 ? tail.lastIndexOf(ZIP_END_SIGNATURE, end - 1) : -1
  ) {
    // The directory must be followed by a comment of the stated length; otherwise the signature is
    // a coincidence.
    if (
      end + END_BYTES <= tail.length &&
      end + END_BYTES + tail.readUInt16LE(end + 20) === tail.length
    )
      return true;
  }
  return false;
}

export const isPage = (head: string): boolean => PAGE_HEAD.test(head) || PAGE.test(head);

async function holdsPage(bytes: Bytes): Promise<boolean> {
  if (PAGE_HEAD.test((await bytes.at(0, HEAD_BYTES)).toString('latin1'))) return true;
  for (let at = 0; at < bytes.size; at += PIECE_BYTES)
    if (PAGE.test((await bytes.at(at, PIECE_BYTES + OVERLAP)).toString('latin1'))) return true;
  return false;
}

export const isPolyglotImage = async (bytes: Bytes): Promise<boolean> =>
  (await holdsPage(bytes)) || (await endsAsZip(bytes));

export const hasZipAppended = endsAsZip;
