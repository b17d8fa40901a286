import { isBusinessNumber, numbersInText } from '~/domain/telephones-in-text';
import { withoutEnd } from '~/domain/trim-trailing-slash';
import { lastWord } from './last-word';

/** The text must be single-spaced. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?]) (?=[\p{Lu}\d"'“‘(–—-])/u);

const PUNCTUATION = ').,;:!?';
const EMAIL = /[^\s@]@[^\s@]/;
const UNSUBSCRIBE =
  /\bunsubscribe|\bopt(?: |-)?out\b|\b(?:stop|cancel|end) (?:receiving |getting )?(?:(?:these|this|our|your|all|the|any) )?(?:text|sms|message|update|notification|alert)s?\b|\b(?:reply|text|send) (?:with )?["'‘“]?stop\b/i;
const PLACEHOLDER =
  /\[[A-Z][A-Z0-9_]{2,40}\]|\[(?:incident|name|time|date|postcode)[^[\]]{0,30}\]|\{[a-z_. ]{1,40}\}|%[a-z_]{3,40}%|<<|>>/i;
const URL_IN_TEXT =
  /(?:https?:\/\/|\bwww\.)[^\s<>"]{1,500}|\b[a-z0-9-]{1,40}\.[a-z]{2,10}\/[\w-]{2,40}/i;
const SHORTENERS =
  /^(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|ow\.ly|goo\.gl|is\.gd|rb\.gy|cutt\.ly|buff\.ly|tiny\.cc|shorturl\.at|lnkd\.in|s\.id|t\.ly|txt\.so|esend\.ex)$/;
const LEADS_TO_LINK: ReadonlySet<string> = new Set(
  (
    'visit at on here to link via see from website page click tap follow using by map more details information info find ' +
    'check go view and or is'
  ).split(' '),
);
const leadsToLink = (sentence: string): boolean =>
  /[:–—-]/u.test(sentence.at(-1) ?? '') || LEADS_TO_LINK.has(lastWord(sentence));

/** By its shortener, or a path of one random word. */
export function isShortLink(url: string): boolean {
  const [host = '', ...path] = withoutEnd(url, PUNCTUATION)
    .replace(/^https?:\/\//i, '')
    .split('/');
  const [first = '', ...more] = path.filter((part) => part !== '');
  if (SHORTENERS.test(host.toLowerCase())) return true;
  if (more.length > 0 || first === '') return false;
  if (/^stop$/i.test(first)) return true;
  const isToken =
    /^[\w-]{4,12}$/.test(first) &&
    (/\d/.test(first) || (/[a-z]/.test(first) && /[A-Z]/.test(first)));
  return isToken && !/^www\./i.test(host);
}

export const isPrivate = (sentence: string, numbers: ReadonlySet<string>): boolean =>
  EMAIL.test(sentence) ||
  UNSUBSCRIBE.test(sentence) ||
  PLACEHOLDER.test(sentence) ||
  numbersInText(sentence).some(({ digits }) => !isBusinessNumber(digits, numbers));

export function withoutShortLinks(sentence: string): string | null {
  let rest = sentence;
  let output = '';
  for (let match = URL_IN_TEXT.exec(rest); match; match = URL_IN_TEXT.exec(rest)) {
    const url = withoutEnd(match[0], PUNCTUATION);
    const before = rest.slice(0, match.index);
    rest = rest.slice(match.index + url.length);
    if (!isShortLink(url)) {
      output += before + url;
      continue;
    }
    const statement = withoutEnd(output + before, ' ,(');
    if (statement === '' && /^[\s.,;:!?)]*$/.test(rest)) return null;
    if (leadsToLink(statement)) return null;
    output = /^[.,;:!?)]/.test(rest) || rest === '' ? statement : `${statement} `;
    rest = rest.trimStart();
  }
  return (output + rest).trim() || null;
}
