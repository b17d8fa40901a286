import type { Entry, LocalFileHeader } from 'yauzl';

/** Where the bytes of a part are in a zip file. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The sizes stand behind the part, not before it. */
const SIZES_FOLLOW = 0x0008;
/** The size is given in the long form, in a field of its own. */
const LONG = 0xffffffff;
const LONG_FORM = Buffer.from('0100', 'hex');

/** Whether the header before a part agrees with the list at the end: readers go by either. */
export function isTrue(entry: Entry, local: LocalFileHeader): boolean {
  if (!local.fileName.equals(entry.fileNameRaw)) return false;
  if (local.compressionMethod !== entry.compressionMethod) return false;
  const follow = (local.generalPurposeBitFlag & SIZES_FOLLOW) !== 0;
  const isLong = local.extraField.includes(LONG_FORM);
  const isSame = (here: number, listed: number) =>
    here === listed || (here === LONG && isLong) || (here === 0 && follow);
  return isSame(local.uncompressedSize, entry.uncompressedSize) && isSame(local.compressedSize, entry.compressedSize);
}

export const placeOf = (entry: Entry, local: LocalFileHeader): Place => ({
  from: entry.relativeOffsetOfLocalHeader,
  to: local.fileDataStart + entry.compressedSize,
});

/** Whether the file begins with its first part, and no two parts share bytes: a bomb lets thousands share them. */
export function areApart(places: readonly Place[]): boolean {
  const inOrder = [...places].sort((a, b) => a.from - b.from);
  return inOrder.every(({ from }, index) => (index === 0 ? from === 0 : from >= (inOrder[index - 1]?.to ?? 0)));
}
