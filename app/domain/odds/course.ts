import type { PowerCutType } from '../incident/incident';
import type { Stage } from '../incident/stage';
import { HOUR, type Instant } from '../time/instant';

/** One row of the incident history: the state from `seenAt` on. */
export interface HistoryEntry {
  readonly reference: string;
  readonly seenAt: Instant;
  /** True once it has left the feed; nothing else in the entry counts. */
  readonly gone: boolean;
  readonly type: PowerCutType | null;
  readonly category: string | null;
  readonly stage: Stage;
  readonly customers: number;
  readonly reportedAt: Instant | null;
  readonly estimatedAt: Instant | null;
  readonly restoredAt: Instant | null;
}

export interface Likeness {
  readonly category: string | null;
  readonly customers: number;
  /** Milliseconds since the first report. */
  readonly age: number;
}

export interface Moment extends Likeness {
  readonly at: Instant;
  readonly estimatedAt: Instant | null;
  /** False if odds are only learned from this moment. */
  readonly judged: boolean;
}

export interface Course {
  readonly reference: string;
  readonly moments: readonly Moment[];
  /** When it was among the current power cuts; the end is infinite while it still is. */
  readonly open: readonly (readonly [from: Instant, to: Instant])[];
  /**
   * Its final restoration, certain since `knownAt`, when the incident left the feed; null if there
   * is none to learn from.
   */
  readonly end: { readonly restoredAt: Instant; readonly knownAt: Instant } | null;
}

export const OLDEST = 18 * HOUR;

const MARKS = [0.5, 1, 2, 3, 6, 12].map((hours) => ({
  age: hours * HOUR,
  judged: hours === 1 || hours === 3,
}));

const isOff = ({ gone, type }: HistoryEntry): boolean => !gone && type === 'unplanned';

/** Until the first restoration, using the earliest report time known so far. */
function momentsOf(entries: readonly HistoryEntry[]): readonly Moment[] {
  const moments = new Map<Instant, Moment>();
  const passed = new Set<number>();
  let [customers, reportedAt] = [0, Infinity];
  let [wasOnSite, wasEstimated] = [false, false];
  for (const [index, entry] of entries.entries()) {
    if (entry.gone) continue;
    if (entry.type !== 'unplanned') break;
    const { seenAt, category, estimatedAt } = entry;
    customers = Math.max(customers, entry.customers);
    reportedAt = Math.min(reportedAt, entry.reportedAt ?? seenAt);
    const add = (at: Instant, judged: boolean) => {
      const age = Math.max(0, at - reportedAt);
      const before = moments.get(at)?.judged ?? false;
      if (age <= OLDEST)
        moments.set(at, { at, category, customers, age, estimatedAt, judged: judged || before });
    };
    const isOnSite = entry.stage === 'investigating';
    if (index === 0 || (isOnSite && !wasOnSite) || (estimatedAt !== null && !wasEstimated))
      add(seenAt, true);
    wasOnSite ||= isOnSite;
    wasEstimated ||= estimatedAt !== null;
    const until = entries[index + 1]?.seenAt ?? Infinity;
    for (const { age, judged } of MARKS) {
      const at = reportedAt + age;
      if (passed.has(age) || at < seenAt || at >= until) continue;
      passed.add(age);
      add(at, judged);
    }
  }
  return [...moments.values()];
}

function openOf(entries: readonly HistoryEntry[]): Course['open'] {
  const spans: [Instant, Instant][] = [];
  for (const [index, entry] of entries.entries()) {
    if (!isOff(entry)) continue;
    const to = entries[index + 1]?.seenAt ?? Infinity;
    const last = spans.at(-1);
    if (last?.[1] === entry.seenAt) last[1] = to;
    else spans.push([entry.seenAt, to]);
  }
  return spans;
}

/**
 * Rows are oldest first; null for planned work. One first seen restored, never restored, or without
 * customers off has no end, so nothing is learned from it. One that reopened ends with its final
 * restoration. docs/decisions/odds.md
 */
export function courseOf(entries: readonly HistoryEntry[]): Course | null {
  const said = entries.filter(({ gone }) => !gone);
  const [first, last, end] = [said[0], said.at(-1), entries.at(-1)];
  if (!first || !last || !end || said.some(({ type }) => type === 'planned' || type === 'multiple'))
    return null;
  const wasOff = entries.some((entry) => isOff(entry) && entry.customers > 0);
  const isLearned = first.type === 'unplanned' && wasOff && last.type === 'restored' && end.gone;
  return {
    reference: first.reference,
    moments: wasOff ? momentsOf(entries) : [],
    open: openOf(entries),
    end: isLearned ? { restoredAt: last.restoredAt ?? last.seenAt, knownAt: end.seenAt } : null,
  };
}
