const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST_OPENS, LIST_CLOSES] = [0x5b, 0x5d];
const [OBJECT_OPENS, OBJECT_CLOSES] = [0x7b, 0x7d];
const [SPACE, TAB, NEW_LINE, RETURN] = [0x20, 0x09, 0x0a, 0x0d];

const isSpace = (byte: number | undefined) =>
  byte === SPACE || byte === NEW_LINE || byte === RETURN || byte === TAB;
const isClosing = (byte: number | undefined) => byte === LIST_CLOSES || byte === OBJECT_CLOSES;

function afterSpace(json: Buffer, from: number): number {
  let at = from;
  while (isSpace(json[at])) at += 1;
  return at;
}

/** Letters beyond ASCII have no byte in UTF-8 that could be taken for a quote. */
function endOfString(json: Buffer, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === QUOTE) return at + 1;
    if (json[at] === BACKSLASH) at += 1;
  }
  throw new SyntaxError('a string does not end');
}

/** Whether it is a value is for JSON.parse to say. */
function endOfValue(json: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfString(json, at) - 1;
    else if (byte === OBJECT_OPENS || byte === LIST_OPENS) depth += 1;
    else if (isClosing(byte) && depth > 0) depth -= 1;
    else if (depth === 0 && (byte === COMMA || isClosing(byte))) return at;
    else continue;
    if (depth === 0) return at + 1;
  }
  throw new SyntaxError('a value does not end');
}

export const beginsAsList = (json: Buffer): boolean => json[afterSpace(json, 0)] === LIST_OPENS;

/**
 * Returns views of the bytes, so that a list of megabytes is never one string. Throws a SyntaxError
 * where the list breaks off or holds what isn't an item.
 */
export function* itemsOfList(json: Buffer): Generator<Buffer> {
  let at = afterSpace(json, 0);
  if (json[at] !== LIST_OPENS) throw new SyntaxError('no list');
  at = afterSpace(json, at + 1);
  let isLast = json[at] === LIST_CLOSES;
  while (!isLast) {
    const end = endOfValue(json, at);
    yield json.subarray(at, end);
    at = afterSpace(json, end);
    isLast = json[at] === LIST_CLOSES;
    if (!isLast && json[at] !== COMMA) throw new SyntaxError('a comma is missing');
    if (!isLast) at = afterSpace(json, at + 1);
  }
  if (afterSpace(json, at + 1) !== json.length) throw new SyntaxError('words after the list');
}
