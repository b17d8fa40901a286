import { DAY, type Instant } from '../../time/instant';
import { inLondon } from '../../time/london-time';

/** What the site depends on and says the state of, in the order of the page. */
export const SOURCES = ['incidents', 'addresses', 'content', 'texts', 'forms'] as const;
export type Source = (typeof SOURCES)[number];

/** Why a source was of no use, in the few ways that may be said to anybody. */
export const TROUBLES = ['no-answer', 'unusable', 'not-believed', 'old-data'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** How one source fared on one day in London: counts and times, and nothing of who asked or what. */
export interface SourceDay {
  readonly source: Source;
  /** "2026-11-23" */
  readonly day: string;
  readonly ok: number;
  readonly failed: number;
  readonly lastOkAt: Instant | null;
  readonly lastFailedAt: Instant | null;
  /** Why it failed last. */
  readonly trouble: Trouble | null;
}

export const DAYS_SHOWN = 30;
/** What fails this seldom is a hiccup: one look in twenty. */
const BRIEF = 0.05;

export type DayWord = 'well' | 'brief' | 'long' | 'unknown';

export const dayOf = (at: Instant): string => inLondon(at).format('YYYY-MM-DD');

/** The last thirty days in London, oldest first, today last. Noon, since days begin an hour apart in spring and autumn. */
export function daysShown(now: Instant): readonly string[] {
  const noon = inLondon(now).startOf('day').valueOf() + DAY / 2;
  return Array.from({ length: DAYS_SHOWN }, (_, index) =>
    new Date(noon - (DAYS_SHOWN - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

/** A day in a word. One on which nobody asked tells nothing. */
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
  /** The newest thing that is known of it. */
  readonly now: 'well' | 'trouble' | 'unknown';
  /** Oldest first. */
  readonly days: readonly ShownDay[];
}

const latest = (times: readonly (Instant | null)[]): Instant | null =>
  times.reduce<Instant | null>((most, at) => (at !== null && (most === null || at > most) ? at : most), null);

/** Two reports of the same day of one source, of two processes or of two moments, as one. */
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

/** How a source stands, from what is known of its days. */
export function standingOf(source: Source, all: readonly SourceDay[], now: Instant): Standing {
  const own = all.filter((one) => one.source === source);
  const lastOkAt = latest(own.map((one) => one.lastOkAt));
  const lastFailedAt = latest(own.map((one) => one.lastFailedAt));
  const lastFailed = own.find((one) => lastFailedAt !== null && one.lastFailedAt === lastFailedAt);
  const isFailing = lastFailedAt !== null && lastFailedAt > (lastOkAt ?? -Infinity);
  return {
    source,
    lastOkAt,
    lastFailedAt,
    trouble: lastFailed?.trouble ?? null,
    now: isFailing ? 'trouble' : lastOkAt === null ? 'unknown' : 'well',
    days: daysShown(now).map((day) => ({
      day,
      word: dayWord(own.find((one) => one.day === day) ?? { ok: 0, failed: 0 }),
    })),
  };
}
