const SPACE = /[ \t\n\r]*/y;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSES: ReadonlySet<number> = new Set([0x5d, 0x7d]);

function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  throw new SyntaxError('a string does not end');
}

/** Whether it is a value is for JSON.parse to say. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at) - 1;
    else if (OPENS.has(code)) depth += 1;
    else if (CLOSES.has(code) && depth > 0) depth -= 1;
    else if (depth === 0 && (code === COMMA || CLOSES.has(code))) return at;
    else continue;
    if (depth === 0) return at + 1;
  }
  throw new SyntaxError('a value does not end');
}

export const beginsAsList = (text: string): boolean => text[afterSpace(text, 0)] === '[';

/** Throws a SyntaxError where the list breaks off or holds what isn't an item. */
export function* itemTexts(text: string): Generator<string> {
  let at = afterSpace(text, 0);
  if (text[at] !== '[') throw new SyntaxError('no list');
  at = afterSpace(text, at + 1);
  let isLast = text[at] === ']';
  while (!isLast) {
    const end = endOfValue(text, at);
    yield text.slice(at, end);
    at = afterSpace(text, end);
    isLast = text[at] === ']';
    if (!isLast && text[at] !== ',') throw new SyntaxError('a comma is missing');
    if (!isLast) at = afterSpace(text, at + 1);
  }
  if (afterSpace(text, at + 1) !== text.length) throw new SyntaxError('words after the list');
}
