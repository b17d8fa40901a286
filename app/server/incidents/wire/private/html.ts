import { htmlParts } from '~/domain/html-parts';
import { isShortLink, isPrivate } from './sentences';
import { smooth, redact } from './redact';

export const NO_NUMBERS: ReadonlySet<string> = new Set();

const ENDS_LINE = /^<\/?(?:p|ul|ol|li)\b|^<br\b/;
const LINK = /^<a href="([^"]*)"/;

const decode = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');
const encode = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const unescaped = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

interface Line {
  readonly before: string;
  readonly parts: readonly string[];
}

function linesOf(html: string): { lines: Line[]; rest: string } {
  const lines: Line[] = [];
  let before = '';
  let parts: string[] = [];
  const end = () => {
    if (parts.length === 0) return;
    lines.push({ before, parts });
    [before, parts] = ['', []];
  };
  for (const part of htmlParts(html)) {
    if (ENDS_LINE.test(part)) {
      end();
      before += part;
    } else if (part !== '') {
      parts.push(part);
    }
  }
  end();
  return { lines, rest: before };
}

/** Includes a link's URL if it is not a web page, so that the rules judge it with its sentence. */
function wordsOf({ parts }: Line, numbers: ReadonlySet<string>): string {
  let odd = '';
  const words = parts.map((part) => {
    if (!part.startsWith('<')) return decode(part);
    if (part === '</a>') {
      const suffix = odd;
      odd = '';
      return suffix;
    }
    const address = unescaped(decode(LINK.exec(part)?.[1] ?? ''));
    if (address === '') return '';
    const bare = address.replace(/^(?:mailto|tel):/i, '');
    // An address to write to is always private.
    odd = isShortLink(address) || isPrivate(bare, numbers) ? ` ${bare}` : '';
    return '';
  });
  return smooth(words.join(''));
}

const BREAK = '<br />';

function withoutEmpty(html: string): string {
  let text = html;
  for (const tag of ['b', 'strong', 'em', 'i', 'a', 'p', 'li', 'ul', 'ol'])
    text = text.replaceAll(`<${tag}></${tag}>`, '');
  text = text.trim();
  while (text.startsWith(BREAK)) text = text.slice(BREAK.length).trimStart();
  while (text.endsWith(BREAK)) text = text.slice(0, -BREAK.length).trimEnd();
  return text;
}

/** "Sent by", with the name in the next line. */
const goesOn = (words: string): boolean => /\bsent by:?$/i.test(words);

/** A line with cuts becomes plain text. `tidy` closes open tags. */
export function redactHtml(
  html: string,
  numbers: ReadonlySet<string>,
  tidy: (html: string) => string,
): string {
  const { lines, rest } = linesOf(html);
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(wordsOf(last, numbers)))
      joined[joined.length - 1] = {
        before: last.before + line.before,
        parts: [...last.parts, ' ', ...line.parts],
      };
    else joined.push(line);
  }
  const words = joined.map((line) => wordsOf(line, numbers));
  const publicWords = redact(words, numbers);
  if (publicWords.every((text, index) => text === words[index])) return html;
  const text = joined
    .map(({ before, parts }, index) => {
      const publicText = publicWords[index] ?? '';
      return before + (publicText === words[index] ? parts.join('') : encode(publicText));
    })
    .join('');
  return withoutEmpty(tidy(text + rest));
}
