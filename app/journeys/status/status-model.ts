import { ageKind } from '~/domain/incident/data-age';
import {
  SOURCES,
  standingOf,
  type DayWord,
  type Source,
  type SourceDay,
  type Standing,
  type Trouble,
} from '~/domain/open/status/source-days';
import { DAY, type Instant } from '~/domain/time/instant';
import { duration, moment, shortDate } from '~/domain/time/speak-time';
import type { Age } from '~/journeys/incident/models/age-model';
import type { language as languageTexts, status as statusTexts } from '#words/en.json';
import type { Texts } from '~/words/texts';
import type { VisualStatus } from '~/ui/status';

export type SourceState = 'well' | 'old' | 'trouble' | 'waiting' | 'closed' | 'unknown';

export interface StatusInput {
  readonly days: readonly SourceDay[];
  /** Null before the first snapshot. */
  readonly snapshot: Age | null;
  /** Can submissions be stored, and are they delivered in time? */
  readonly forms: { readonly isOpen: boolean; readonly isLate: boolean };
}

/** Wire contract: SourceStatus. */
export interface SourceStatus extends Omit<Standing, 'now'> {
  readonly state: SourceState;
  /** For incidents only. */
  readonly dataAt: Instant | null;
  readonly toldBy: 'feed' | 'records' | null;
}

/**
 * Longer than any quiet night: a feed unchanged for this long is no longer being updated, even if
 * it answers.
 */
const STILL = DAY;
const isStill = (data: Age['data'], now: Instant): boolean =>
  data !== null && now - data.unchangedSince > STILL;

function stateOf(
  { source, now: known }: Standing,
  { snapshot, forms }: StatusInput,
  now: Instant,
): SourceState {
  if (source === 'forms' && !forms.isOpen) return 'closed';
  if (source === 'forms' && forms.isLate) return 'waiting';
  if (source !== 'incidents') return known;
  if (!snapshot || snapshot.stale) return 'trouble';
  const kind = ageKind(snapshot.data, now);
  if (kind === 'old' || kind === 'very-old' || isStill(snapshot.data, now)) return 'old';
  return known === 'trouble' ? 'trouble' : 'well';
}

export function statusOf(input: StatusInput, now: Instant): readonly SourceStatus[] {
  return SOURCES.map((source) => {
    const standing = standingOf(source, input.days, now);
    const data = source === 'incidents' ? (input.snapshot?.data ?? null) : null;
    const { now: _, ...rest } = standing;
    return {
      ...rest,
      state: stateOf(standing, input, now),
      dataAt: data?.unchangedSince ?? null,
      toldBy: data?.source ?? null,
    };
  });
}

const NAMES = {
  incidents: 'statusIncidents',
  addresses: 'statusAddresses',
  content: 'statusContent',
  texts: 'statusTexts',
  forms: 'statusForms',
} as const satisfies Readonly<Record<Source, keyof typeof statusTexts>>;
const STATES = {
  well: ['statusWell', 'restored'],
  old: ['statusOld', 'aware'],
  trouble: ['statusTrouble', 'cut'],
  waiting: ['statusWaiting', 'aware'],
  closed: ['statusClosed', 'cut'],
  unknown: ['statusUnknown', 'none'],
} as const satisfies Readonly<
  Record<SourceState, readonly [keyof typeof statusTexts, VisualStatus]>
>;
const WHYS = {
  'no-answer': 'statusNoAnswer',
  unusable: 'statusUnusable',
  'not-believed': 'statusNotBelieved',
  'old-data': 'statusOldData',
} as const satisfies Readonly<Record<Trouble, keyof typeof statusTexts>>;
const DAYS = {
  well: ['statusDaysWell', 'statusDayWell'],
  brief: ['statusDaysBrief', 'statusDayBrief'],
  long: ['statusDaysLong', 'statusDayLong'],
  unknown: ['statusDaysUnknown', 'statusDayUnknown'],
} as const satisfies Readonly<
  Record<DayWord, readonly [keyof typeof statusTexts, keyof typeof statusTexts]>
>;

export interface SourceModel {
  readonly source: Source;
  readonly name: string;
  readonly chip: string;
  readonly status: VisualStatus;
  readonly sentences: readonly string[];
  readonly lastGood: string;
  readonly lastFailed: string;
  readonly strip: { readonly label: string; readonly words: readonly DayWord[] };
}

export interface StatusModel {
  readonly summary: string;
  readonly sources: readonly SourceModel[];
  /** A row per day, today first. */
  readonly table: readonly { readonly day: string; readonly words: readonly string[] }[];
}

type T = Texts<typeof statusTexts & typeof languageTexts>;

function sentencesOf(
  { source, state, dataAt, toldBy }: SourceStatus,
  now: Instant,
  t: T,
): readonly string[] {
  const said: string[] = [];
  if (source === 'incidents') {
    const at = dataAt ?? now;
    const values = { time: moment(at, now, t), age: duration(now - at, t) };
    const name =
      toldBy === null
        ? 'statusDataUnknown'
        : toldBy === 'feed'
          ? 'statusDataAt'
          : 'statusDataRecords';
    said.push(t(name, values));
  }
  if (state === 'waiting') said.push(t('statusWaitingText'));
  if (state === 'closed') said.push(t('statusClosedText'));
  return said;
}

function stripLabel(words: readonly DayWord[], t: T): string {
  const kinds = Object.keys(DAYS) as DayWord[];
  const counted = kinds.flatMap((kind) => {
    const count = words.filter((word) => word === kind).length;
    return count === 0 ? [] : [t(DAYS[kind][0], { count })];
  });
  return t('statusStrip', { days: counted.join(', ') });
}

function sourceModel(status: SourceStatus, now: Instant, t: T): SourceModel {
  const { source, state, lastOkAt, lastFailedAt, trouble, days } = status;
  const [chip, visual] = STATES[state];
  const ago = (at: Instant) =>
    t('statusAgo', { time: moment(at, now, t), age: duration(now - at, t) });
  const words = days.map(({ word }) => word);
  return {
    source,
    name: t(NAMES[source]),
    chip: t(chip),
    status: visual,
    sentences: sentencesOf(status, now, t),
    lastGood: lastOkAt === null ? t('statusNever') : ago(lastOkAt),
    lastFailed:
      lastFailedAt === null
        ? t('statusNever')
        : t('statusFailedWhy', { when: ago(lastFailedAt), why: t(WHYS[trouble ?? 'no-answer']) }),
    strip: { label: stripLabel(words, t), words },
  };
}

const dayInWords = (day: string, t: T): string => shortDate(Date.parse(`${day}T12:00:00Z`), t);

export function statusModel(input: StatusInput, now: Instant, t: T): StatusModel {
  const all = statusOf(input, now);
  const bad = all.filter(({ state }) => state !== 'well' && state !== 'unknown').length;
  const isAllKnown = all.every(({ state }) => state !== 'unknown');
  const days = all[0]?.days ?? [];
  return {
    summary:
      bad === 0
        ? t(isAllKnown ? 'statusAllWell' : 'statusKnownWell')
        : t('statusTroubles', { count: bad }),
    sources: all.map((status) => sourceModel(status, now, t)),
    table: days
      .map(({ day }, index) => ({
        day: dayInWords(day, t),
        words: all.map((status) => t(DAYS[status.days[index]?.word ?? 'unknown'][1])),
      }))
      .toReversed(),
  };
}

const iso = (at: Instant | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** Wire contract: Status. */
export const statusJson = (input: StatusInput, now: Instant) => ({
  sources: statusOf(input, now).map(({ lastOkAt, lastFailedAt, dataAt, trouble, ...rest }) => ({
    ...rest,
    dataAt: iso(dataAt),
    lastSuccess: iso(lastOkAt),
    lastFailure: iso(lastFailedAt),
    lastFailureWhy: trouble,
  })),
});
