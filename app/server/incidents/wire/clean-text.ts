import sanitizeHtml from 'sanitize-html';

const LONGEST_MESSAGE = 8000;
const REMEMBERED = 4000;

const POLICY: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Paragraphs of plain text and nothing else, which is what nearly every message is: safe without a parser. */
const PARAGRAPHS = /^(?:<p>[^<>]*<\/p>\s*)+$/;

const clean = (html: string): string =>
  PARAGRAPHS.test(html.trimStart()) ? html.trim() : sanitizeHtml(html, POLICY).trim();

const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** Messages repeat between steps, incidents and polls; each is cleaned once. Emptied rather than aged: it fills in weeks. */
const remembered = new Map<string, string | null>();

/**
 * HTML of the feed with nothing but text markup and links left in it; null where no text remains.
 * Too long a message is cut before it is cleaned, so that no tag stays open.
 */
export function cleanMessage(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const html = value.slice(0, LONGEST_MESSAGE);
  const known = remembered.get(html);
  if (known !== undefined) return known;
  const whole = clean(html);
  const short = whole.length <= LONGEST_MESSAGE ? whole : clean(html.slice(0, LONGEST_MESSAGE / 8));
  const message = isBlank(short) ? null : short;
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(html, message);
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

/** Plain text from a field that may hold HTML; null where blank. What looks like a tag afterwards is text and is shown as text. */
export function plainText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const cut = value.slice(0, longest);
  if (!/[<&]/.test(cut)) return cut.trim() || null;
  const bare = cut.includes('<') ? sanitizeHtml(cut, { allowedTags: [], allowedAttributes: {} }) : cut;
  const text = bare.replace(/&(amp|lt|gt|quot|nbsp|apos|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return text.trim() || null;
}
