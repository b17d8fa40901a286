import { randomBytes } from 'node:crypto';
import { unbroken } from '~/journeys/incident/words/sentence';

type Writing = (text: string) => string;

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
/** As React writes text and attributes. */
const html: Writing = (text) => text.replace(/["'&<>]/g, (sign) => HTML[sign] ?? sign);
const DATA: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
/** As Remix writes the data of loaders into the page. */
const data: Writing = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (sign) => DATA[sign] ?? sign);
const item: Writing = (text) => new URLSearchParams({ v: text }).toString().slice(2);

/** The ways in which a page writes what it was given. The same text looks different in each: that tells where a hole is. */
const WRITINGS: readonly Writing[] = [
  html,
  (text) => html(unbroken(text)),
  data,
  (text) => data(unbroken(text)),
  (text) => html(item(text)),
  (text) => html(encodeURIComponent(text)),
];

/** Signs that each writing changes in its own way, and the shape of a postcode, which is kept in one piece. */
const TELLTALE = ` "'&<> AB1 2z`;
/** The same for what is part of an address, where those signs cannot stand. */
const TELLTALE_OF_QUERY = '%26+&=!1';

/** The most that one character takes in UTF-8, for each unit of a string. */
const BYTES = 3;
/** About what a piece takes beside its own bytes. */
const BESIDE = 200;

/** A page in pieces, with what is to be written between them. */
export interface Template {
  /** Put into the holes, each as its place wants it. */
  fill(values: readonly string[]): Buffer;
  /** Bytes that it takes. */
  readonly size: number;
}

/**
 * Words that stand for what is one visitor's own while a page is drawn for all: nobody can guess them, so nothing that anybody
 * types is mistaken for one (docs/decisions/own-pages.md).
 */
export interface Marks {
  readonly words: readonly string[];
  /** The same words for a place in an address: for values that are a query themselves. */
  readonly queries: readonly string[];
  /** The drawn page without them; null where one stands in a way that is not known here: such a page cannot be filled. */
  cut(page: string): Template | null;
}

export function createMarks(count: number): Marks {
  const id = randomBytes(16).toString('hex');
  const marks = (telltale: string) => Array.from({ length: count }, (_, index) => `hole${id}n${index}${telltale}`);
  const words = marks(TELLTALE);
  const queries = marks(TELLTALE_OF_QUERY);
  const written = words.map((word, index) =>
    [word, queries[index] ?? ''].flatMap((mark) => WRITINGS.map((write) => write(mark))),
  );

  function cut(page: string): Template | null {
    const pieces: Buffer[] = [];
    const holes: { readonly word: number; readonly writing: number; readonly text: number }[] = [];
    const texts = new Map<string, number>();
    let from = 0;
    for (const { index: at, 1: number } of page.matchAll(new RegExp(`hole${id}n(\\d+)`, 'g'))) {
      const word = Number(number);
      const writing = written[word]?.findIndex((text) => page.startsWith(text, at)) ?? -1;
      if (writing < 0) return null;
      pieces.push(Buffer.from(page.slice(from, at)));
      const key = `${word} ${writing % WRITINGS.length}`;
      if (!texts.has(key)) texts.set(key, texts.size);
      holes.push({ word, writing: writing % WRITINGS.length, text: texts.get(key) ?? 0 });
      from = at + (written[word]?.[writing]?.length ?? 0);
    }
    const last = Buffer.from(page.slice(from));
    // One that was cut short, or put into capitals, would be read by a visitor.
    const part = id.slice(0, 8);
    if (page.toLowerCase().split(part).length - 1 !== holes.length) return null;
    const length = [...pieces, last].reduce((sum, piece) => sum + piece.length, 0);
    return {
      size: length + BESIDE * (pieces.length + 1),
      fill(values) {
        const made: string[] = [];
        let most = length;
        for (const { word, writing, text } of holes)
          most += BYTES * (made[text] ??= WRITINGS[writing]?.(values[word] ?? '') ?? '').length;
        const filled = Buffer.allocUnsafe(most);
        let end = 0;
        for (const [index, { text }] of holes.entries()) {
          end += pieces[index]?.copy(filled, end) ?? 0;
          end += filled.write(made[text] ?? '', end);
        }
        end += last.copy(filled, end);
        return filled.subarray(0, end);
      },
    };
  }
  return { words, queries, cut };
}
