import { readWall } from '~/domain/time/london-time';
import { withoutInvisible } from '~/domain/typed';
import { type FormValues, valueOf } from '../engine/form-values';

const LONGEST_TEXT = 40;
const DAY = /^(\d\d?)(?:st|nd|rd|th)?$/;
const MONTH = /^\p{L}{3,}$/u;
const YEAR = /^\d\d(?:\d\d)?$/;
const WEEKDAY = /^\p{L}+$/u;
/** Two-digit years up to this one are in this century. */
const LAST_OF_CENTURY = 68;

/** The first three letters are unique, even across the pages' languages. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  ['en-GB', 'cy'].flatMap((language) => {
    const nameOf = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => [
      nameOf.format(Date.UTC(2026, month, 1)).toLowerCase(),
      month + 1,
    ]);
  }),
);

function monthOf(word: string): number {
  if (!MONTH.test(word)) return Number(word);
  return [...MONTHS].find(([name]) => name.startsWith(word.toLowerCase()))?.[1] ?? 0;
}

const yearOf = (digits: string): number =>
  digits.length === 4
    ? Number(digits)
    : Number(digits) + (Number(digits) <= LAST_OF_CENTURY ? 2000 : 1900);

/**
 * "2026-03-27" from a date input's value, or a typed day such as "27/3/26" or "Friday 27th March
 * 2026"; anything else stays as typed, to be shown again.
 */
export function dayFrom(text: string): string {
  const plain = withoutInvisible(text.normalize('NFKC')).trim();
  if (plain.length > LONGEST_TEXT) return text;
  const typed = plain.split(/[\s/.,-]+/);
  const words = WEEKDAY.test(typed[0] ?? '') ? typed.slice(1) : typed;
  const [day = '', month = '', year = ''] = words;
  const number = DAY.exec(day)?.[1];
  if (number === undefined || words.length !== 3 || !YEAR.test(year)) return text;
  const wall = readWall(`${number}/${monthOf(month)}/${yearOf(year)}`, 'D/M/YYYY', 'DD/M/YYYY');
  return wall?.format('YYYY-MM-DD') ?? text;
}

export function readDay(formValues: FormValues, name = ''): string | null {
  const part = (word: string) => valueOf(formValues, name ? `${name}.${word}` : word);
  const three = [part('day'), part('month'), part('year')];
  return (
    dayFrom(valueOf(formValues, name) || (three.some(Boolean) ? three.join('/') : '')).slice(
      0,
      40,
    ) || null
  );
}

/** "27 March 2026"; an invalid day as typed. */
export const speakDay = (text: string): string =>
  readWall(text, 'YYYY-MM-DD')?.format('D MMMM YYYY') ?? text;
