import { displayNameOf, extensionOf } from './names';

/** The kinds of files that are taken, by what is in them. Specification: lookup, section 5 (Upload); decision L-768. */
export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  dwg: 'image/vnd.dwg',
} as const;

export type Kind = keyof typeof MEDIA_TYPES;

/** What was found in a file: its kind, macros or programs in it, or nothing that we take. */
export type Content = Kind | 'programs' | null;

/** The kind that the ending of a name stands for. */
export function kindNamed(fileName: string): Kind | null {
  const ending = extensionOf(displayNameOf(fileName));
  const kind = ending === 'jpeg' ? 'jpg' : ending;
  return Object.hasOwn(MEDIA_TYPES, kind) ? (kind as Kind) : null;
}
