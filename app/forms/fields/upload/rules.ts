import { type StoredFile } from '../../engine/field-type';
import { type MessageKey } from '../../engine/message';

export const MOST_BYTES = 20_971_520;

export const PHOTO_TYPES = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif'] as const;

/** With pptx beside ppt, and jpe and jfif beside jpeg (L-768). */
export const UPLOAD_TYPES = [
  ...PHOTO_TYPES,
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'dwg',
] as const;

const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

export const isAllowedName = (name: string): boolean =>
  (UPLOAD_TYPES as readonly string[]).includes(extensionOf(name));

export const isPhotoName = (name: string): boolean =>
  (PHOTO_TYPES as readonly string[]).includes(extensionOf(name));

/** An iPhone photo, which few other programs open. */
export const isHeicName = (name: string): boolean => ['heic', 'heif'].includes(extensionOf(name));

/**
 * Null without an error. In single mode the file to be replaced does not count. Content is checked
 * on the server. Order: empty, not supported, too large (L-769, L-770).
 */
export function uploadProblem(
  file: { readonly name: string; readonly size: number },
  existing: readonly Pick<StoredFile, 'size'>[],
  multiple: boolean,
): MessageKey | null {
  if (file.size === 0) return 'uploadEmpty';
  if (!isAllowedName(file.name)) return isHeicName(file.name) ? 'uploadHeic' : 'uploadNotSupported';
  if (file.size > MOST_BYTES) return 'uploadTooLarge';
  return file.size > roomBeside(existing, multiple) ? 'uploadNoRoom' : null;
}

/** In bytes. In single mode the file to be replaced does not count. */
export const roomBeside = (
  existing: readonly Pick<StoredFile, 'size'>[],
  multiple: boolean,
): number =>
  multiple
    ? Math.max(0, MOST_BYTES - existing.reduce((sum, { size }) => sum + size, 0))
    : MOST_BYTES;

/** A file that has no room is rounded up and the room down, so that the two never read the same. */
export const problemValues = (
  file: { readonly name: string; readonly size: number },
  room: number,
) => ({
  file: file.name,
  size: sizeOf(file.size, Math.ceil),
  room: sizeOf(room, Math.floor),
});

const MEGABYTE = 1_048_576;
/** "1.50 MB", of 1 048 576 bytes; below that "12 kB" (L-771). */
export const sizeOf = (bytes: number, round: (value: number) => number = Math.round): string =>
  bytes >= MEGABYTE
    ? `${(round((bytes / MEGABYTE) * 100) / 100).toFixed(2)} MB`
    : `${Math.min(1023, Math.max(round === Math.floor ? 0 : 1, round(bytes / 1024)))} kB`;

/** For the content text fileUploadApiError, which may hold HTML. */
export const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, '').trim();
