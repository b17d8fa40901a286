import { isDay } from '../engine/quarter-hour';
import { type Posted, valueOf } from '../engine/posted';

const two = (text: string): string => text.padStart(2, '0');
const SPOKEN = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;

/** "2026-03-27" from what a date input sends, or from "27/3/2026" typed; anything else stays as typed, to be shown again. */
export function dayFrom(text: string): string {
  const [, day, month, year] = SPOKEN.exec(text) ?? [];
  const wire = day && month && year ? `${year}-${two(month)}-${two(day)}` : text;
  return isDay(wire) ? wire : text;
}

/** One input, or three named day, month and year. */
export function readDay(posted: Posted, name = ''): string | null {
  const part = (word: string) => valueOf(posted, name ? `${name}.${word}` : word);
  const three = [part('day'), part('month'), part('year')];
  return dayFrom(valueOf(posted, name) || (three.some(Boolean) ? three.join('/') : '')).slice(0, 40) || null;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "27 March 2026"; what is no day as it was typed. */
export function speakDay(text: string): string {
  if (!isDay(text)) return text;
  const [year, month, day] = text.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
