import { withoutEnd } from '~/domain/trim-trailing-slash';
import { lastWord } from './last-word';
import { mayBeName } from './no-names';

const GREETING =
  /^(?:hi|hiya|hello|hey|dear|(?:good )?(?:morning|afternoon|evening))(?: there| all| everyone| again)?[,!.:]? /i;
const FIRST = /^\p{L}[\p{L}'’-]{1,30}/u;
const AFTER_NAME =
  /^(?:$|[,.!?:–—-]| [–—-]| (?:from|here|again|with|at|in|and|of|on)\b| \p{Lu}[\p{L}'’-]{1,30}(?:[,.!:]| from\b| here\b|$))/u;
const AFTER_ANY_WORD = /^ (?:from (?:the|our|your)\b|here\b)/;
const CLAUSE_END = /[,!:–—]|\.$| - /;
const NAME = String.raw`(\p{Lu}[\p{L}'’-]{1,30})`;
const SELF = new RegExp(
  String.raw`\b(?:[Tt]his is|[Ii]t(?:['’]s| is)|[Ii](?:['’]m| am)|[Mm]y name(?:['’]s| is)|[Yy]ou are (?:speaking|talking|chatting) (?:to|with)|[Aa]sk for|[Ss]peak to) ${NAME}(?= (?:from|here|again|with|at|in|and|on)\b|[,.!]|$)`,
  'gu',
);
const OF_TEAM = new RegExp(
  String.raw`(?:^|[\s,])${NAME}(?: \p{Lu}[\p{L}'’-]{1,30})? (?:from|in|at|of|with) (?:the |our |your )?(?:[\w&-]{1,30} ){0,3}(?:team|desk|department|control room|messaging|customer service|contact centre)\b`,
  'gu',
);
const HERE = new RegExp(
  String.raw`^${NAME}(?: \p{Lu}[\p{L}'’-]{1,30})? here(?= (?:again|with|from|and|at)\b|[,.!:]|$)`,
  'gu',
);
const FROM = new RegExp(
  String.raw`\b(?:[Mm]essage|[Uu]pdate|[Mm]sg|[Tt]ext|[Nn]ews) (?:by|from):? ${NAME}(?! \p{Lu}?[\p{L}'’-]{0,30} ?(?:Networks?|plc|Ltd|Limited)\b)`,
  'gu',
);
const SIGN_OFFS: ReadonlySet<string> = new Set(
  'regards wishes thanks cheers sincerely faithfully'.split(' '),
);
const SIGNED_OFF = new RegExp(
  String.raw`(?:^|[\s])(?:(?:[Kk]ind(?:est)?|[Bb]est|[Ww]arm|[Mm]any) )?(?:[Rr]egards|[Ww]ishes|[Tt]hanks|[Cc]heers|[Ss]incerely|[Ff]aithfully|[Tt]hank you)[,.!]? ${NAME}(?: \p{Lu}[\p{L}'’-]{1,30})?[.!]?$`,
  'u',
);
const ALONE = new RegExp(String.raw`^(?:[–—~-] ?)?${NAME}(?: \p{Lu}[\p{L}'’-]{0,30})?[.!]?$`, 'u');

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const firstName = (sentence: string, pattern: RegExp): string | null =>
  [...sentence.matchAll(pattern)].map((match) => match[1] ?? '').find(mayBeName) ?? null;

export interface Ungreeted {
  readonly sentence: string | null;
  readonly name: string | null;
}

/** "Hi Marlow, power is back." Where writers introduce themselves, up to the end of the clause. */
function withoutGreeting(sentence: string): Ungreeted {
  const greeting = GREETING.exec(sentence)?.[0];
  if (greeting === undefined) return { sentence, name: null };
  const rest = sentence.slice(greeting.length);
  const name = FIRST.exec(rest)?.[0] ?? '';
  const after = rest.slice(name.length);
  const isNamed = (/^\p{Lu}/u.test(name) && AFTER_NAME.test(after)) || AFTER_ANY_WORD.test(after);
  if (!mayBeName(name) || !(isNamed || /^dear/i.test(greeting))) return { sentence, name: null };
  const end = CLAUSE_END.exec(after);
  const remainder = end ? after.slice(end.index + end[0].length).trim() : '';
  return { sentence: capital(remainder) || null, name };
}

/** A name that cannot be cut out removes its sentence. `afterSignOff`: after "Kind regards". */
export function withoutGreetings(original: string, afterSignOff: boolean): Ungreeted {
  const { sentence, name } = withoutGreeting(original);
  if (sentence === null) return { sentence, name };
  for (const pattern of [SELF, OF_TEAM, HERE, FROM]) {
    const found = firstName(sentence, pattern);
    if (found !== null) return { sentence: null, name: found };
  }
  const alone = ALONE.exec(sentence);
  if (alone && mayBeName(alone[1] ?? '') && (afterSignOff || /^[–—~-]/u.test(sentence)))
    return { sentence: null, name: alone[1] ?? null };
  const off = SIGNED_OFF.exec(sentence);
  if (off && mayBeName(off[1] ?? ''))
    return {
      sentence: withoutEnd(sentence.slice(0, off.index), ' ,') || null,
      name: off[1] ?? null,
    };
  return { sentence, name };
}

export function isSignOff(sentence: string): boolean {
  const statement = withoutEnd(sentence, ' ,.!');
  return SIGN_OFFS.has(lastWord(statement)) || /^thank you$/i.test(statement);
}
