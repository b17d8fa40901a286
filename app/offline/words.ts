import type { Instant } from '~/domain/time/instant';
import type { worker as workerTexts } from '#words/en.json';
import { fill } from '~/words/texts';
import { inEnglish, languageIn, OFFLINE_PAGE, OFFLINE_REPORT } from './rules';

/**
 * From the offline page. In a language other than English with that page's path, and its time
 * format: names separated by "|", and "24" for a 24-hour clock. `lang` if it differs from the
 * page's.
 */
export type Words = Readonly<Partial<Record<Name | 'page' | 'months' | 'clock' | 'lang', string>>>;
type Name = keyof typeof workerTexts;
type Values = Readonly<Record<string, string>>;

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const say = (words: Words, name: Name, values: Values = {}): string =>
  escaped(fill(words[name] ?? '', values));

function between(html: string, before: string, after: string): string {
  const start = html.indexOf(before);
  const end = start < 0 ? -1 : html.indexOf(after, start + before.length);
  return end < 0 ? '' : html.slice(start + before.length, end);
}

/** Null if there are none. */
export function wordsIn(html: string): Words | null {
  const json = between(html, '<div id="offline-words" data-words="', '"');
  try {
    const words: unknown = JSON.parse(unescaped(json));
    return typeof words === 'object' ? words : null;
  } catch {
    return null;
  }
}

const LONDON = 'Europe/London';
const partsOf = (instant: Instant, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, ...options })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
/** "21 November", with the year if `now` is in another one. */
function dateIn(instant: Instant, now: Instant, months: string | undefined): string {
  const { year, month, day } = partsOf(instant, { dateStyle: 'short' });
  const name =
    months?.split('|')[Number(month) - 1] ?? partsOf(instant, { month: 'long' })['month'] ?? '';
  const isOtherYear = year !== partsOf(now, { dateStyle: 'short' })['year'];
  return `${Number(day)} ${name}${isOtherYear ? ` ${year}` : ''}`;
}
const dayOf = (instant: Instant): string =>
  Object.values(partsOf(instant, { dateStyle: 'short' })).join();

/**
 * "2:14pm", "4pm", "noon" in London time, like domain/time/speak-time.ts but without its calendar
 * library, which is too large for a worker.
 */
function clock(instant: Instant, words: Words): string {
  const { hour = '0', minute = '00' } = partsOf(instant, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const at = Number(hour);
  if (minute === '00' && at % 12 === 0)
    return say(words, at === 0 ? 'offlineMidnight' : 'offlineNoon');
  if (words.clock) return `${hour.padStart(2, '0')}:${minute}`;
  return `${at % 12 || 12}${minute === '00' ? '' : `:${minute}`}${at < 12 ? 'am' : 'pm'}`;
}

/** "2:14pm" today, else "21 November, 2:14pm", as the site does (`moment`). */
export function momentIn(instant: Instant, now: Instant, words: Words): string {
  const time = clock(instant, words);
  return dayOf(instant) === dayOf(now) ? time : `${dateIn(instant, now, words.months)}, ${time}`;
}

export interface Why {
  /** Null if it is not the requested page. */
  readonly at: Instant | null;
  readonly reason: keyof typeof KNEW;
  /** On the offline page itself nothing gets old. */
  readonly isOwn: boolean;
  /** The visitor was forgotten here, but the site could not be reached. */
  readonly isHalf: boolean;
}
const KNEW = {
  offline: 'offlineKnew',
  slow: 'offlineKnewSlow',
  away: 'offlineKnewAway',
} as const satisfies Readonly<Record<string, Name>>;

const pageOf = ({ page = OFFLINE_PAGE }: Words): string => page;
const box = (inner: string, { lang }: Words): string =>
  `<div class="kept"${lang ? ` lang="${lang}"` : ''}><div class="wrap indent">${inner}</div></div>`;

/** Its second sentence is shown when the device is back online (entry.client.tsx). */
export function keptNotice({ at, reason, isOwn, isHalf }: Why, now: Instant, words: Words): string {
  const message = isHalf
    ? say(words, 'offlineHalfForgotten')
    : isOwn && reason !== 'away'
      ? say(words, 'offlineNow')
      : at === null
        ? say(words, 'offlineNothing')
        : say(words, KNEW[reason], { time: momentIn(at, now, words) });
  const back = `${say(words, 'offlineBack')} <a href="">${say(words, 'offlineBackLink')}</a>`;
  return box(
    `<p data-kept="away"><b>${message}</b></p><p data-kept="back" hidden>${back}</p>`,
    words,
  );
}

export const unsentNotice = (words: Words): string =>
  box(
    `<p>${say(words, 'offlineUnsent')} <a href="${pageOf(words)}#kept-answers">${say(words, 'offlineUnsentLink')}</a></p>`,
    words,
  );

export interface Answers {
  readonly id: string;
  readonly to: string;
  readonly at: Instant;
  /** Empty if unknown. */
  readonly title: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly hadFiles: boolean;
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
const form = (to: string, inner: string): string =>
  `<form method="post" action="${escaped(to)}">${inner}</form>`;

/** Each as a form that only its button sends. */
export function answersList(all: readonly Answers[], now: Instant, words: Words): string {
  if (all.length === 0) return '';
  const items = all.map(({ id, to, at, title, fields, hadFiles }) => {
    const name =
      inEnglish(to) === OFFLINE_REPORT
        ? say(words, 'offlineReportName')
        : escaped(title) || say(words, 'offlineKeptUnnamed');
    const heading = fill(say(words, 'offlineKeptTitle'), {
      form: name,
      time: momentIn(at, now, words),
    });
    const files = hadFiles ? `<p>${say(words, 'offlineKeptFiles')}</p>` : '';
    const send = form(
      to,
      `${fields.map((field) => hidden(...field)).join('')}<button class="btn">${say(words, 'offlineSend')}</button>`,
    );
    const remove = form(
      pageOf(words),
      `${hidden('do', 'delete')}${hidden('id', id)}<button class="btn second">${say(words, 'offlineDelete')}</button>`,
    );
    return `<div class="flow"><h3>${heading}</h3><p>${say(words, 'offlineKeptText')}</p>${files}<p>${say(words, 'offlineSendNote')}</p><div class="row actions">${send}${remove}</div></div>`;
  });
  return `<h2>${say(words, 'offlineKeptHeading')}</h2>${items.join('')}`;
}

export interface OfflineCopy {
  readonly path: string;
  readonly title: string;
  readonly at: Instant;
}

export function pagesList(pages: readonly OfflineCopy[], now: Instant, words: Words): string {
  const items = pages.map(({ path, title, at }) => {
    const age = say(words, 'offlinePagesAt', { time: momentIn(at, now, words) });
    return `<li><a href="${escaped(path)}" lang="${languageIn(path).slice(1) || 'en-GB'}">${escaped(title)}</a>, ${age}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** Without the site's name. */
export const titleIn = (html: string): string =>
  unescaped(between(html, '<title>', '</title>')).split(' - ')[0] ?? '';

/**
 * Into the empty slot with this id, which React does not touch (frame/document.tsx). A page without
 * the slot is unchanged.
 */
export function withPlace(html: string, id: string, inner: string): string {
  const start = html.indexOf(`<div id="${id}"`);
  const end = start < 0 ? -1 : html.indexOf('>', start);
  return end < 0 ? html : `${html.slice(0, end)} data-filled="">${inner}${html.slice(end + 1)}`;
}
