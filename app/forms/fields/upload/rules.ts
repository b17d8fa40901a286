import { type StoredFile } from '../../engine/field-type';
import { type MessageKey } from '../../engine/message';

/** The total size of an answer's files. Specification: lookup, section 5 (Upload). */
export const MOST_BYTES = 20_971_520;

/** Specification: form engine, section 3 (Enumerations); pptx beside ppt, and jpe and jfif beside jpeg, by decision L-768. */
export const UPLOAD_TYPES = [
  'jpg',
  'jpeg',
  'jpe',
  'jfif',
  'png',
  'gif',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'dwg',
] as const;

const extensionOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

export const isAllowedName = (name: string): boolean => (UPLOAD_TYPES as readonly string[]).includes(extensionOf(name));

/** Returns whether this is an iPhone photo, which few other programs open. */
export const isHeicName = (name: string): boolean => ['heic', 'heif'].includes(extensionOf(name));

/**
 * Returns a new file's error, or null. In single mode the file to be replaced does not count.
 * Content is checked on the server. Order: empty, not supported, too large. Specification: lookup,
 * section 5; decisions L-769, L-770.
 */
export function uploadProblem(
  file: { readonly name: string; readonly size: number },
  existing: readonly Pick<StoredFile, 'size'>[],
  multiple: boolean,
): MessageKey | null {
  if (file.size === 0) return 'uploadEmpty';
  if (!isAllowedName(file.name)) return isHeicName(file.name) ? 'uploadHeic' : 'uploadNotSupported';
  const before = multiple ? existing.reduce((sum, { size }) => sum + size, 0) : 0;
  return before + file.size > MOST_BYTES ? 'uploadTooLarge' : null;
}

const MEGABYTE = 1_048_576;
/**
 * Returns "1.50 MB", of 1 048 576 bytes; below that "12 kB". Specification: lookup, section 9;
 * decision L-771.
 */
export const sizeOf = (bytes: number): string =>
  bytes >= MEGABYTE
    ? `${(bytes / MEGABYTE).toFixed(2)} MB`
    : `${Math.min(1023, Math.max(1, Math.round(bytes / 1024)))} kB`;

/** Specification: lookup, section 5: "content text fileUploadApiError, HTML tags stripped". */
export const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, '').trim();
