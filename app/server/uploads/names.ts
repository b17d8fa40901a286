import { withoutInvisible } from '~/domain/typed';

/** Longest name shown, and longest stored one beside its id: thirty of them with bars between fit into 4 000 characters. */
const MOST_SHOWN = 200;
const MOST_STORED_BYTES = 90;

/** Control characters, halves of pairs, and ends of lines. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;
/** What a path, a shell, an address, or the bar between names would take for its own. */
const UNSAFE = /[^\p{L}\p{M}\p{N}._() -]/gu;

/** The name as the visitor called it, without the folder that some browsers send along. */
export function displayNameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  // Marks that turn the direction of reading are invisible too: "gpj.exe" must not look like "exe.jpg".
  const name = withoutInvisible(base).replace(UNREADABLE, '').normalize('NFC').trim();
  if ([...name].length <= MOST_SHOWN) return name;
  const ending = extensionOf(name);
  return `${[...name].slice(0, MOST_SHOWN - ending.length - 1).join('')}.${ending}`;
}

export const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

function cutToBytes(text: string, most: number): string {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > most) return kept;
    kept += character;
  }
  return kept;
}

/** Endings of a JPEG that not every program opens. */
const RARE_OF_JPEG: ReadonlySet<string> = new Set(['jfif', 'jpe']);

/** By which the operator knows a file. Specification: lookup, section 5 "Stored file names are prefixed with a generated id". Any script stays readable. */
export function storedNameOf(id: string, displayName: string): string {
  const ending = extensionOf(displayName);
  const stem = displayName.slice(0, displayName.length - ending.length - 1).replace(UNSAFE, '_');
  const kept = RARE_OF_JPEG.has(ending) ? 'jpg' : ending;
  return `${id}-${cutToBytes(stem.replace(/\s+/g, ' '), MOST_STORED_BYTES).trim() || 'file'}.${kept}`;
}

/** Where the sealed name of a file belongs. */
export const placeOfName = (id: string): string => `upload ${id}`;

const STORED_ID = /(?<![0-9a-f])([0-9a-f]{32})-/g;

/** The ids of stored files that are named anywhere in what is submitted. */
export const idsNamedIn = (body: unknown): readonly string[] => [
  ...new Set(Array.from((JSON.stringify(body) ?? '').matchAll(STORED_ID), ([, id = '']) => id)),
];
