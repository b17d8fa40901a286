import { withoutInvisible } from '~/domain/typed';

/** Thirty stored names joined with bars fit into 4 000 characters. */
const MOST_SHOWN = 200;
const MOST_STORED_BYTES = 90;

const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;
/** A meaning in a path, shell or URL, or the bar between names. */
const UNSAFE = /[^\p{L}\p{M}\p{N}._() -]/gu;

/** Without the folder some browsers send. */
export function displayNameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  // Marks that reverse the reading direction go too: "gpj.exe" mustn't look like "exe.jpg".
  const name = withoutInvisible(base).replace(UNREADABLE, '').normalize('NFC').trim();
  if ([...name].length <= MOST_SHOWN) return name;
  const ending = extensionOf(name);
  return `${[...name].slice(0, MOST_SHOWN - ending.length - 1).join('')}.${ending}`;
}

export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

function cutToBytes(text: string, most: number): string {
  let result = '';
  for (const character of text) {
    if (Buffer.byteLength(result + character) > most) return result;
    result += character;
  }
  return result;
}

const RARE_OF_JPEG: ReadonlySet<string> = new Set(['jfif', 'jpe']);

/** Prefixed with a generated id. Any script stays readable. */
export function storedNameOf(id: string, displayName: string): string {
  const ending = extensionOf(displayName);
  const stem = displayName.slice(0, displayName.length - ending.length - 1).replace(UNSAFE, '_');
  const extension = RARE_OF_JPEG.has(ending) ? 'jpg' : ending;
  return `${id}-${cutToBytes(stem.replace(/\s+/g, ' '), MOST_STORED_BYTES).trim() || 'file'}.${extension}`;
}

const STORED_ID = /(?<![0-9a-f])([0-9a-f]{32})-/g;

export const idsNamedIn = (body: unknown): readonly string[] => [
  ...new Set(Array.from((JSON.stringify(body) ?? '').matchAll(STORED_ID), ([, id = '']) => id)),
];
