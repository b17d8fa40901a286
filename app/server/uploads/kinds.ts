import { displayNameOf, extensionOf } from './names';

/** Judged by content. Decision L-768. */
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

/** The same programs open these; within a family the extension needn't match exactly. */
const FAMILIES: readonly (readonly string[])[] = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['doc', 'docx'],
  ['xls', 'xlsx'],
  ['ppt', 'pptx'],
];

export function fits(fileName: string, kind: Kind): boolean {
  const ending = extensionOf(displayNameOf(fileName));
  return (
    ending === kind || FAMILIES.some((family) => family.includes(ending) && family.includes(kind))
  );
}
