import { DAY, HOUR, type Instant } from '../../time/instant';
import { inLondon, instantOfWall } from '../../time/london-time';
import { shownSteps } from '../stage';
import type { Step } from '../incident';

const PROMISE = /\b(?:next|another|further) (?:update|news)\b|\b(?:update|text|tell) you\b/gi;
const BY =
  /^(?: again| more| will be| is)? (?:by|at|before) (noon|midnight|\d\d?(?:[:.]\d\d)?)( ?[ap]m)?\b/i;
const FURTHEST = 12 * HOUR;

/** "noon", "1pm", "1.30 pm" or "13:30"; null for anything else, such as "2". */
function minutesOf(time: string, half: string | undefined): number | null {
  if (/noon/i.test(time)) return 12 * 60;
  if (/midnight/i.test(time)) return 0;
  const [hour = 0, minute] = time.split(/[:.]/).map(Number);
  if (minute === undefined && !half) return null;
  const hours = half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  return hours < 24 && (minute ?? 0) < 60 && (!half || hour <= 12)
    ? hours * 60 + (minute ?? 0)
    : null;
}

const wordsOf = (html: string): string =>
  html
    .split('<')
    .map((part) => part.slice(part.indexOf('>') + 1))
    .join(' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replaceAll('  ', ' ');

/** In minutes since midnight. */
function promisedIn(message: string): number | null {
  const words = wordsOf(message);
  for (const { 0: promise, index } of words.matchAll(PROMISE)) {
    const [, time, half] = BY.exec(words.slice(index + promise.length)) ?? [];
    const minutes = time === undefined ? null : minutesOf(time, half);
    if (minutes !== null) return minutes;
  }
  return null;
}

/** Null if it is too far off. */
function momentAfter(start: Instant, minutes: number): Instant | null {
  const on = (instant: Instant) => instantOfWall(inLondon(instant).startOf('day').minute(minutes));
  const at = on(start) > start ? on(start) : on(start + DAY);
  return at - start <= FURTHEST ? at : null;
}

/**
 * No feed field says so: it is read from the newest update that promises a time, and counts while
 * that time is ahead. Nothing is inferred without a promise: docs/decisions/answers.md.
 */
export function nextNewsOf(steps: readonly Step[], now: Instant): Instant | null {
  for (const { at, message } of shownSteps(steps)) {
    const minutes = at === null || at > now || message === null ? null : promisedIn(message);
    if (at === null || minutes === null) continue;
    const moment = momentAfter(at, minutes);
    return moment !== null && moment > now ? moment : null;
  }
  return null;
}
