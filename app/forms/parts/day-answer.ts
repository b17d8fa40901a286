import { readWall } from '~/domain/time/london-time';
import { withoutInvisible } from '~/domain/typed';
import { type Posted, valueOf } from '../engine/posted';

/** "27/3/2026", "27 March 26", "Fri 27th Mar, 2026": the day, the month as a number or a word, the year. */
const TYPED = /^(?:\p{L}{2,12},? )?(\d\d?)(?:st|nd|rd|th)?[ /.-]{1,3}(\d\d?|\p{L}{3,12})[ /.,-]{1,3}(\d\d(?:\d\d)?)$/u;
/** Years of two digits up to here are of this century. */
const LAST_OF_CENTURY = 68;

/** The names of months in the languages of the pages: the first three letters tell them apart, in both together. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  ['en-GB', 'cy'].flatMap((language) => {
    const nameOf = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => [nameOf.format(Date.UTC(2026, month, 1)).toLowerCase(), month + 1]);
  }),
);

function monthOf(word: string): number | null {
  if (/^\d/.test(word)) return Number(word);
  return [...MONTHS].find(([name]) => name.startsWith(word.toLowerCase()))?.[1] ?? null;
}

const yearOf = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) <= LAST_OF_CENTURY ? 2000 : 1900);

/** "2026-03-27" from what a date input sends, or from a day as people type it; anything else stays as typed, to be shown again. */
export function dayFrom(text: string): string {
  const plain = withoutInvisible(text.normalize('NFKC')).replace(/\s+/g, ' ').trim();
  const [, day = '', word = '', year = ''] = (plain.length <= 40 && TYPED.exec(plain)) || [];
  const month = monthOf(word);
  if (month === null || year === '') return text;
  return readWall(`${day}/${month}/${yearOf(year)}`, 'D/M/YYYY', 'DD/M/YYYY')?.format('YYYY-MM-DD') ?? text;
}

/** One input, or three named day, month and year. */
export function readDay(posted: Posted, name = ''): string | null {
  const part = (word: string) => valueOf(posted, name ? `${name}.${word}` : word);
  const three = [part('day'), part('month'), part('year')];
  return dayFrom(valueOf(posted, name) || (three.some(Boolean) ? three.join('/') : '')).slice(0, 40) || null;
}

/** "27 March 2026"; what is no day as it was typed. */
export const speakDay = (text: string): string => readWall(text, 'YYYY-MM-DD')?.format('D MMMM YYYY') ?? text;
