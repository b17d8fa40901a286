import sanitizeHtml from 'sanitize-html';
import { NO_NUMBERS, redactHtml } from './private/html';
import { smooth, redact } from './private/redact';

const LONGEST_MESSAGE = 8000;
/** Characters of messages, raw and cleaned: a few thousand messages of usual length. */
const REMEMBERED = 4_000_000;

const POLICY: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Paragraphs of plain text only, as nearly every message is: safe without a parser. */
const PARAGRAPHS = /^(?:<p>[^<>&]*<\/p>\s*)+$/;

const clean = (html: string): string =>
  PARAGRAPHS.test(html.trimStart()) ? html.trim() : sanitizeHtml(html, POLICY).trim();

const isBlank = (html: string): boolean => html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';

/**
 * Messages repeat between steps, incidents and polls, so each is cleaned once. Cleared when full
 * instead of evicting, because that takes weeks.
 */
const remembered = new WeakMap<ReadonlySet<string>, Map<string, string | null>>();
let characters = 0;

function memoryOf(numbers: ReadonlySet<string>): Map<string, string | null> {
  if (characters > REMEMBERED || !remembered.has(numbers)) {
    remembered.set(numbers, new Map());
    characters = 0;
  }
  return remembered.get(numbers) ?? new Map<string, string | null>();
}

/**
 * Keeps only text markup and links, without personal names and numbers; null if no text remains. A
 * long message is truncated before cleaning, so that no tag stays open. `numbers` are the
 * operator's own.
 */
export function cleanMessage(
  value: unknown,
  numbers: ReadonlySet<string> = NO_NUMBERS,
): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const html = value.slice(0, LONGEST_MESSAGE);
  const memory = memoryOf(numbers);
  const cached = memory.get(html);
  if (cached !== undefined) return cached;
  const whole = redactHtml(clean(html), numbers, clean);
  const short =
    whole.length <= LONGEST_MESSAGE
      ? whole
      : redactHtml(clean(html.slice(0, LONGEST_MESSAGE / 8)), numbers, clean);
  const message = isBlank(short) ? null : short;
  memory.set(html, message);
  characters += html.length + (message?.length ?? 0);
  return message;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
};

/**
 * The field may hold HTML; null if blank. Anything that still looks like a tag is shown as text.
 */
export function plainText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const cut = value.slice(0, longest);
  if (!/[<&]/.test(cut)) return cut.trim() || null;
  const bare = cut.includes('<')
    ? sanitizeHtml(cut, { allowedTags: [], allowedAttributes: {} })
    : cut;
  const text = bare.replace(
    /&(amp|lt|gt|quot|nbsp|apos|#39);/g,
    (whole, name: string) => ENTITIES[name] ?? whole,
  );
  return text.trim() || null;
}

export function publicText(
  value: unknown,
  longest: number,
  numbers: ReadonlySet<string> = NO_NUMBERS,
): string | null {
  const text = plainText(value, longest);
  if (text === null) return null;
  const [said = ''] = redact([text], numbers);
  return (said === smooth(text) ? text : said) || null;
}

/**
 * For a field that answers a question, such as the cause: null where something had to be left out,
 * because what remains of a message is no answer.
 */
export function wholeText(
  value: unknown,
  longest: number,
  numbers: ReadonlySet<string> = NO_NUMBERS,
): string | null {
  const text = plainText(value, longest);
  return text !== null && redact([text], numbers)[0] === smooth(text) ? text : null;
}
