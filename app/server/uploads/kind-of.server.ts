import { bulkhead } from 'cockatiel';
import { fileTypeFromFile } from 'file-type';
import { withBytes, type Bytes } from './bytes.server';
import type { Kind } from './kinds';
import { olderOfficeContent } from './older-office.server';
import { isImage } from './image.server';
import { hasZipAppended, isPage, isPolyglotImage } from './polyglot.server';
import type { Refusal } from './uploads';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
const KINDS: readonly (readonly [string, Kind])[] = [
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/gif', 'gif'],
  ['application/pdf', 'pdf'],
  ['image/vnd.dwg', 'dwg'],
  [`${OFFICE}wordprocessingml.`, 'docx'],
  [`${OFFICE}spreadsheetml.`, 'xlsx'],
  [`${OFFICE}presentationml.`, 'pptx'],
];
const HEIC = /^image\/hei[cf]/;
const MACROS = /macroenabled/i;

/** PDF readers accept a header this late, for example after printer commands. */
const PDF_BEGINS_WITHIN = 1024;
const PDF = /%PDF-\d/;
/** `file-type` calls any text with such a start a drawing; in a real one a zero byte follows. */
const DRAWING = /^AC\d{4}\0/;

/** Some documents' list of types is too far for `file-type`, so we read the zip directory. */
const LIST_BYTES = 1_000_000;
const LISTED = 'PK\x01\x02';
const NAME_AFTER = 42;
const FOLDERS: readonly (readonly [RegExp, Kind])[] = [
  [/^word[/\\]/, 'docx'],
  [/^xl[/\\]/, 'xlsx'],
  [/^ppt[/\\]/, 'pptx'],
];
const END_OF_LIST = 'PK\x05\x06';

export type Content = readonly Kind[] | Refusal;

/** Older Office files are read into memory whole, so few are checked at a time. */
const looks = bulkhead(2, 100);

async function zipContent(bytes: Bytes): Promise<Content> {
  const list = (await bytes.at(bytes.size - Math.min(bytes.size, LIST_BYTES), LIST_BYTES)).toString(
    'latin1',
  );
  if (!list.includes(END_OF_LIST)) return 'unreadable';
  const names = list.split(LISTED).map((entry) => entry.slice(NAME_AFTER));
  if (!names.some((name) => name.startsWith('[Content_Types].xml'))) return 'not-supported';
  return FOLDERS.filter(([folder]) => names.some((name) => folder.test(name))).map(
    ([, kind]) => kind,
  );
}

async function unnamedContent(head: string, bytes: Bytes): Promise<Content> {
  const before = head.slice(0, Math.max(0, head.slice(0, PDF_BEGINS_WITHIN + 5).search(PDF)));
  const isPdf = PDF.test(head.slice(before.length, before.length + 6));
  return isPdf && !before.startsWith('#!') && !isPage(before) && !(await hasZipAppended(bytes))
    ? ['pdf']
    : 'unreadable';
}

async function contentIn(path: string, bytes: Bytes): Promise<Content> {
  const head = (await bytes.at(0, 2 * PDF_BEGINS_WITHIN)).toString('latin1');
  const mime = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? '';
  if (mime === 'application/x-cfb') return olderOfficeContent(await bytes.at(0, bytes.size));
  if (mime === 'application/zip') return zipContent(bytes);
  if (mime === '' || mime === 'application/xml') return unnamedContent(head, bytes);
  if (HEIC.test(mime)) return 'heic';
  if (MACROS.test(mime)) return 'programs';
  const kind = KINDS.find(([begins]) => mime.startsWith(begins))?.[1];
  if (kind === undefined) return 'not-supported';
  if (mime.startsWith('image/') && kind !== 'dwg')
    return (await isImage(kind, bytes)) && !(await isPolyglotImage(bytes)) ? [kind] : 'unreadable';
  if (kind === 'dwg' && !DRAWING.test(head)) return 'unreadable';
  return (kind === 'dwg' || kind === 'pdf') && (await hasZipAppended(bytes))
    ? 'unreadable'
    : [kind];
}

/** Judged by content. Rejects if too many files are waiting. Decisions L-768, U-2, U-17. */
export const contentOf = (path: string): Promise<Content> =>
  looks.execute(() => withBytes(path, (bytes) => contentIn(path, bytes)));
