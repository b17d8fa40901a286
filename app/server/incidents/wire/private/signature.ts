import { fromLondon } from '~/domain/time/london-time';
import { clock } from '~/domain/time/speak-time';
import { englishTimes } from '~/words/english-times';
import { withoutEnd } from '~/domain/trim-trailing-slash';
import { mayBeName } from './no-names';

/** Phrases that announce a message's writer in the feed. What follows is read word by word. */
const SIGNED =
  /\b(?:[Ss]ent (?:out )?|SENT |(?:Posted|Written|Signed|Typed|Updated) )(?:by|BY)\b|\bSent from\b/gu;
const SENT_AT = /\b[Ss]ent (?:at|@) ?/g;
const CLOCK =
  /(?:[Aa][Tt] |@ ?|,? )?(\d{1,2})(?:([:.;])? ?(\d{2})(?!\d))? ?([AaPp][Mm]|[Hh](?:[Rr][Ss]|ours)?)?(?![\p{L}\d])/uy;
const DAY =
  / (?:on |,)?(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}(?: \d{4})?)(?![\p{L}\d])/uy;
const GAP = /[\s:,;&/–—-]{0,4}/uy;
const WORD = /\p{L}[\p{L}'’]{0,30}\.?/uy;
const MOST_WORDS = 8;
/** "Sent by Marlow from the customer service team at 20:39". */
const BETWEEN: ReadonlySet<string> = new Set(
  'and contact centre communications customer desk from here in messaging of our service services team the'.split(
    ' ',
  ),
);

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

interface Signature {
  readonly end: number;
  readonly names: readonly string[];
  /** "Sent at 8:39pm."; empty without a time. */
  readonly time: string;
}

function spoken(hours: string, minutes: string | undefined, half: string | undefined): string {
  const suffix = half?.toLowerCase();
  const hour =
    suffix === 'pm'
      ? (Number(hours) % 12) + 12
      : suffix === 'am'
        ? Number(hours) % 12
        : Number(hours);
  if (minutes === undefined && suffix === undefined) return '';
  const minute = Number(minutes ?? 0);
  return hour > 23 || minute > 59
    ? ''
    : `Sent at ${clock(fromLondon(2000, 1, 1, hour, minute), englishTimes)}.`;
}

function timeAt(text: string, index: number): { end: number; time: string } | null {
  const found = at(CLOCK, text, index);
  if (!found || (found[3] === undefined && found[4] === undefined)) return null;
  const end = index + found[0].length;
  return {
    end: end + (at(DAY, text, end)?.[0].length ?? 0),
    time: spoken(found[1] ?? '', found[3], found[4]),
  };
}

/**
 * Parses on from "Sent by": words, then a time. Without a time only words that look like a name
 * belong to it, and only if they end a clause. Null if the end of the signature is unclear.
 */
function signatureAt(text: string, start: number): Signature | null {
  const words: string[] = [];
  let end = start;
  let nameEnds = start;
  let naming = true;
  while (words.length <= MOST_WORDS) {
    const gap = end + (at(GAP, text, end)?.[0].length ?? 0);
    const clockTime = timeAt(text, end) ?? timeAt(text, gap);
    if (clockTime) return { ...clockTime, names: words };
    const word = at(WORD, text, gap)?.[0];
    if (word === undefined) break;
    const bare = word.replace(/\.$/, '');
    const isName = mayBeName(bare) && (words.length === 0 || /^\p{Lu}/u.test(bare));
    naming &&= isName;
    // Anything else belongs to the message itself, and so does a time after it.
    if (!isName && !BETWEEN.has(bare.toLowerCase()) && !/^\p{Lu}$/u.test(bare)) break;
    end = gap + word.length;
    if (naming) nameEnds = end;
    words.push(bare);
    // Except for an initial's full stop.
    if (word.endsWith('.') && bare.length > 1) break;
  }
  const names = text
    .slice(start, nameEnds)
    .split(/[^\p{L}'’]+/u)
    .filter(Boolean);
  const endsClause =
    /^\s*(?:$|[.!?,:;–—-])/u.test(text.slice(nameEnds, nameEnds + 5)) || text[nameEnds - 1] === '.';
  return names.length > 0 && endsClause ? { end: nameEnds, names, time: '' } : null;
}

/** "Sent at 20:39 by Marlow": the reverse order. */
function turnedSignatureAt(text: string, start: number): Signature | null {
  const clockTime = timeAt(text, start);
  const by = clockTime && at(/ [Bb]y /y, text, clockTime.end);
  const signature = clockTime && by && signatureAt(text, clockTime.end + by[0].length);
  return signature
    ? { end: signature.end, names: signature.names, time: signature.time || clockTime.time }
    : null;
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function withoutIt(
  text: string,
  start: number,
  { end, time }: Signature,
): { text: string; next: number } {
  const before = withoutEnd(text.slice(0, start), ' ,&(–—-');
  const after = capital(text.slice(end).replace(/^[\s.,:;&)–—-]{1,20}/u, ''));
  const head = before === '' || /[.!?:]$/u.test(before) ? before : `${before}.`;
  const rest = [head, time].filter(Boolean).join(' ');
  return { text: [rest, after].filter(Boolean).join(' '), next: rest.length };
}

function sentenceAround(text: string, index: number): [number, number] {
  const before = Math.max(
    text.lastIndexOf('. ', index),
    text.lastIndexOf('! ', index),
    text.lastIndexOf('? ', index),
  );
  const ends = ['. ', '! ', '? ']
    .map((end) => text.indexOf(end, index))
    .filter((place) => place !== -1);
  return [before === -1 ? 0 : before + 2, ends.length === 0 ? text.length : Math.min(...ends) + 2];
}

/**
 * "Sent by Marlow at 20:39 - …" becomes "Sent at 8:39pm. …". If the end of a signature is unclear,
 * removes its sentence. The text must be single-spaced.
 */
export function withoutSignatures(original: string): { text: string; names: readonly string[] } {
  const names: string[] = [];
  let text = original;
  for (const [pattern, read] of [
    [SIGNED, signatureAt],
    [SENT_AT, turnedSignatureAt],
  ] as const) {
    let from = 0;
    for (let match = at(pattern, text, from); match; match = at(pattern, text, from)) {
      const signature = read(text, match.index + match[0].length);
      if (signature) {
        names.push(...signature.names.filter(mayBeName));
        ({ text, next: from } = withoutIt(text, match.index, signature));
      } else if (pattern === SENT_AT) {
        from = match.index + match[0].length;
      } else {
        const [start, end] = sentenceAround(text, match.index);
        text = (text.slice(0, start) + text.slice(end)).trim();
        from = start;
      }
    }
  }
  return { text, names };
}
