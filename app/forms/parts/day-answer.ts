import { readWall } from '~/domain/time/london-time';
import { type Posted, valueOf } from '../engine/posted';

const TYPED = ['D/M/YYYY', 'DD/MM/YYYY', 'D/MM/YYYY', 'DD/M/YYYY'];

/** "2026-03-27" from what a date input sends, or from "27/3/2026" typed; anything else stays as typed, to be shown again. */
export const dayFrom = (text: string): string =>
  readWall(text.replace(/[.\- ]/g, '/'), ...TYPED)?.format('YYYY-MM-DD') ?? text;

/** One input, or three named day, month and year. */
export function readDay(posted: Posted, name = ''): string | null {
  const part = (word: string) => valueOf(posted, name ? `${name}.${word}` : word);
  const three = [part('day'), part('month'), part('year')];
  return dayFrom(valueOf(posted, name) || (three.some(Boolean) ? three.join('/') : '')).slice(0, 40) || null;
}

/** "27 March 2026"; what is no day as it was typed. */
export const speakDay = (text: string): string => readWall(text, 'YYYY-MM-DD')?.format('D MMMM YYYY') ?? text;
