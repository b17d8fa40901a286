import { DAY, type Instant } from '~/domain/time/instant';
import type { worker as workerTexts } from '#words/en.json';
import { fill } from '~/words/texts';
import { inEnglish, languageIn, OFFLINE_PAGE, OFFLINE_REPORT } from './rules';

/**
 * The wording of the worker, as the offline page hands it over. In another language than English with the address of that page, and how
 * it says times: names in a row with "|" between them, and "24" for a clock of 24 hours. `lang` where it is not that of the page.
 */
export type Words = Readonly<Partial<Record<Name | 'page' | 'weekdays' | 'months' | 'clock' | 'lang', string>>>;
type Name = keyof typeof workerTexts;
type Values = Readonly<Record<string, string>>;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const say = (words: Words, name: Name, values: Values = {}): string => escaped(fill(words[name] ?? '', values));

/** What stands between two texts, the first time that they do; empty where they do not. */
function between(html: string, before: string, after: string): string {
  const start = html.indexOf(before);
  const end = start < 0 ? -1 : html.indexOf(after, start + before.length);
  return end < 0 ? '' : html.slice(start + before.length, end);
}

/** The words that stand in the offline page; null where it has none. */
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
/** A day in names that came with the words. */
function namedDay(instant: Instant, weekdays: string, months: string): string {
  const { year, month, day } = partsOf(instant, { dateStyle: 'short' });
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return `${weekdays.split('|')[weekday] ?? ''} ${Number(day)} ${months.split('|')[Number(month) - 1] ?? ''}`;
}
const dayOf = (instant: Instant): string => Object.values(partsOf(instant, { dateStyle: 'short' })).join();

/** "2:14pm", "4pm", "noon", in London: as the site says it (domain/time/speak-time.ts), without its calendar, which is too large for a worker. */
function clock(instant: Instant, words: Words): string {
  const { hour = '0', minute = '00' } = partsOf(instant, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const at = Number(hour);
  if (minute === '00' && at % 12 === 0) return say(words, at === 0 ? 'offlineMidnight' : 'offlineNoon');
  if (words.clock) return `${hour.padStart(2, '0')}:${minute}`;
  return `${at % 12 || 12}${minute === '00' ? '' : `:${minute}`}${at < 12 ? 'am' : 'pm'}`;
}

/** "2:14pm" today, "2:14pm yesterday", "2:14pm on Saturday 21 November". */
export function momentIn(instant: Instant, now: Instant, words: Words): string {
  const said = clock(instant, words);
  if (dayOf(instant) === dayOf(now)) return said;
  if (dayOf(instant) === dayOf(now - DAY)) return say(words, 'offlineYesterday', { clock: said });
  const { weekdays, months } = words;
  if (weekdays && months)
    return say(words, 'offlineOtherDay', { clock: said, day: namedDay(instant, weekdays, months) });
  const { weekday, day, month } = partsOf(instant, { weekday: 'long', day: 'numeric', month: 'long' });
  return say(words, 'offlineOtherDay', { clock: said, day: `${weekday} ${day} ${month}` });
}

/** Why a page is not the newest one. */
export interface Why {
  /** When the page was made; null where it is not the one that was asked for. */
  readonly at: Instant | null;
  readonly reason: keyof typeof KNEW;
  /** It is the page for this very case: without a network nothing on it ages. */
  readonly isOwn: boolean;
  /** Its visitor was forgotten here, and the site could not be told. */
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

/** What a kept page says of itself first. The second sentence is shown when the device is back online (entry.client.tsx). */
export function keptNotice({ at, reason, isOwn, isHalf }: Why, now: Instant, words: Words): string {
  const said = isHalf
    ? say(words, 'offlineHalfForgotten')
    : isOwn && reason !== 'away'
      ? say(words, 'offlineNow')
      : at === null
        ? say(words, 'offlineNothing')
        : say(words, KNEW[reason], { time: momentIn(at, now, words) });
  const back = `${say(words, 'offlineBack')} <a href="">${say(words, 'offlineBackLink')}</a>`;
  return box(`<p data-kept="away"><b>${said}</b></p><p data-kept="back" hidden>${back}</p>`, words);
}

/** That something waits to be sent, on any page. */
export const unsentNotice = (words: Words): string =>
  box(
    `<p>${say(words, 'offlineUnsent')} <a href="${pageOf(words)}#kept-answers">${say(words, 'offlineUnsentLink')}</a></p>`,
    words,
  );

/** A form that could not be sent. */
export interface Answers {
  readonly id: string;
  /** Where it is posted, with its query. */
  readonly to: string;
  readonly at: Instant;
  /** The title of the page that it was filled in on; empty where nobody knows. */
  readonly title: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly hadFiles: boolean;
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
const form = (to: string, inner: string): string => `<form method="post" action="${escaped(to)}">${inner}</form>`;

/** Each form that waits, with what it takes to send it: a form of its own, sent by its button and by nothing else. */
export function answersList(all: readonly Answers[], now: Instant, words: Words): string {
  if (all.length === 0) return '';
  const items = all.map(({ id, to, at, title, fields, hadFiles }) => {
    const name =
      inEnglish(to) === OFFLINE_REPORT
        ? say(words, 'offlineReportName')
        : escaped(title) || say(words, 'offlineKeptUnnamed');
    const heading = fill(say(words, 'offlineKeptTitle'), { form: name, time: momentIn(at, now, words) });
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

/** A page that this device has. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  readonly at: Instant;
}

export function pagesList(pages: readonly KeptPage[], now: Instant, words: Words): string {
  const items = pages.map(({ path, title, at }) => {
    const age = say(words, 'offlinePagesAt', { time: momentIn(at, now, words) });
    return `<li><a href="${escaped(path)}" lang="${languageIn(path).slice(1) || 'en-GB'}">${escaped(title)}</a>, ${age}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** The title of a page, without the name of the site after it. */
export const titleIn = (html: string): string => unescaped(between(html, '<title>', '</title>')).split(' - ')[0] ?? '';

/** Puts `inner` into the empty place of this id, which React leaves alone (frame/document.tsx). A page without it stays as it is. */
export function withPlace(html: string, id: string, inner: string): string {
  const start = html.indexOf(`<div id="${id}"`);
  const end = start < 0 ? -1 : html.indexOf('>', start);
  return end < 0 ? html : `${html.slice(0, end)} data-filled="">${inner}${html.slice(end + 1)}`;
}
