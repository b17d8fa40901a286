import type { Steps } from './in-turns';

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const isOpen = (code: number): boolean => code === 91 || code === 123;
const isClose = (code: number): boolean => code === 93 || code === 125;
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

function afterSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** Where a string that begins at `from` ends, its quote included; the length of the text where it never does. */
function afterString(text: string, from: number): number {
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    let slashes = 0;
    while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

/** Where a value that begins at `from` is followed by a comma or by the end of what it is in. Whether it is a value is for JSON.parse to say. */
function afterValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = afterString(text, at);
      continue;
    }
    if (isOpen(code)) depth += 1;
    else if (isClose(code)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (code === COMMA && depth === 0) return at;
    at += 1;
  }
  return text.length;
}

interface Part {
  readonly value: unknown;
  readonly end: number;
}

const fail = (at: number): never => {
  throw new SyntaxError(`Not JSON at ${at}`);
};

/** What is between brackets, one item after the other, and where it ends. */
function* items(text: string, from: number, closing: string, read: (at: number) => Steps<number>): Steps<number> {
  let at = afterSpace(text, from + 1);
  if (text[at] === closing) return at + 1;
  for (;;) {
    at = yield* read(at);
    yield;
    if (text[at] === closing) return at + 1;
    if (text[at] !== ',') fail(at);
    at += 1;
  }
}

function* listAt(text: string, from: number): Steps<Part> {
  const value: unknown[] = [];
  const end = yield* items(text, from, ']', function* (at) {
    const after = afterValue(text, at);
    value.push(JSON.parse(text.slice(at, after)));
    return after;
  });
  return { value, end };
}

function* memberAt(text: string, from: number, into: [string, unknown][]): Steps<number> {
  const start = afterSpace(text, from);
  if (text.charCodeAt(start) !== QUOTE) fail(start);
  const nameEnd = afterString(text, start);
  const name = JSON.parse(text.slice(start, nameEnd)) as string;
  const colon = afterSpace(text, nameEnd);
  if (text.charCodeAt(colon) !== COLON) fail(colon);
  const at = afterSpace(text, colon + 1);
  if (text[at] === '[') {
    const { value, end } = yield* listAt(text, at);
    into.push([name, value]);
    return afterSpace(text, end);
  }
  const end = afterValue(text, at);
  into.push([name, JSON.parse(text.slice(at, end))]);
  return end;
}

/**
 * The value of a JSON text, as JSON.parse gives it, in steps: one for each item of a list, or of the lists of an object. Throws where
 * JSON.parse does. Five megabytes in one piece would hold everybody up for a twentieth of a second.
 */
export function* jsonSteps(text: string): Steps<unknown> {
  const from = afterSpace(text, 0);
  const first = text[from];
  if (first !== '[' && first !== '{') return JSON.parse(text) as unknown;
  const members: [string, unknown][] = [];
  const list = first === '[' ? yield* listAt(text, from) : null;
  const end = list?.end ?? (yield* items(text, from, '}', (at) => memberAt(text, at, members)));
  const rest = afterSpace(text, end);
  if (rest !== text.length) fail(rest);
  return list ? list.value : Object.fromEntries(members);
}
