import { DAY, type Instant } from '../../time/instant';
import { inLondon } from '../../time/london-time';

export const SOURCES = ['incidents', 'addresses', 'content', 'texts', 'forms'] as const;
export type Source = (typeof SOURCES)[number];

/** Categories, because they may be public. */
export const TROUBLES = ['no-answer', 'unusable', 'not-believed', 'old-data'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A London day in counts and times, without who asked for what. */
export interface SourceDay {
  readonly source: Source;
  readonly day: string;
  readonly ok: number;
  readonly failed: number;
  readonly lastOkAt: Instant | null;
  readonly lastFailedAt: Instant | null;
  readonly trouble: Trouble | null;
}

export const DAYS_SHOWN = 30;
/** One check in twenty: fewer failures count as a hiccup. */
const BRIEF = 0.05;

export type DayWord = 'well' | 'brief' | 'long' | 'unknown';

export const dayOf = (at: Instant): string => inLondon(at).format('YYYY-MM-DD');

/** Oldest first. Computed from noon, because days shift by an hour in spring and autumn. */
export function daysShown(now: Instant): readonly string[] {
  const noon = inLondon(now).startOf('day').valueOf() + DAY / 2;
  return Array.from({ length: DAYS_SHOWN }, (_, index) =>
    new Date(noon - (DAYS_SHOWN - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

/** A day without checks is unknown. */
export function dayWord({ ok, failed }: Pick<SourceDay, 'ok' | 'failed'>): DayWord {
  if (ok + failed === 0) return 'unknown';
  if (failed === 0) return 'well';
  return failed / (ok + failed) <= BRIEF ? 'brief' : 'long';
}

export interface ShownDay {
  readonly day: string;
  readonly word: DayWord;
}

export interface Standing {
  readonly source: Source;
  readonly lastOkAt: Instant | null;
  readonly lastFailedAt: Instant | null;
  readonly trouble: Trouble | null;
  readonly now: 'well' | 'trouble' | 'unknown';
  readonly days: readonly ShownDay[];
}

const latest = (times: readonly (Instant | null)[]): Instant | null =>
  times.reduce<Instant | null>(
    (most, at) => (at !== null && (most === null || at > most) ? at : most),
    null,
  );

/** Two reports of one source's day, from two processes or times. */
export function together(a: SourceDay, b: SourceDay): SourceDay {
  const isLater = (b.lastFailedAt ?? -Infinity) > (a.lastFailedAt ?? -Infinity);
  return {
    ...a,
    ok: a.ok + b.ok,
    failed: a.failed + b.failed,
    lastOkAt: latest([a.lastOkAt, b.lastOkAt]),
    lastFailedAt: latest([a.lastFailedAt, b.lastFailedAt]),
    trouble: isLater ? b.trouble : a.trouble,
  };
}

export function standingOf(source: Source, all: readonly SourceDay[], now: Instant): Standing {
  const days = all.filter((one) => one.source === source);
  const lastOkAt = latest(days.map((one) => one.lastOkAt));
  const lastFailedAt = latest(days.map((one) => one.lastFailedAt));
  const lastFailed = days.find((one) => lastFailedAt !== null && one.lastFailedAt === lastFailedAt);
  const isFailing = lastFailedAt !== null && lastFailedAt > (lastOkAt ?? -Infinity);
  return {
    source,
    lastOkAt,
    lastFailedAt,
    trouble: lastFailed?.trouble ?? null,
    now: isFailing ? 'trouble' : lastOkAt === null ? 'unknown' : 'well',
    days: daysShown(now).map((day) => ({
      day,
      word: dayWord(days.find((one) => one.day === day) ?? { ok: 0, failed: 0 }),
    })),
  };
}
