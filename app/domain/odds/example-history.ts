import { HOUR, MINUTE, type Instant } from '../time/instant';
import type { HistoryEntry } from './course';

/** For tests: one row of a history, `hours` after the start. */
export const exampleEntry = (
  start: Instant,
  hours: number,
  known: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  reference: 'INCD-1-A',
  seenAt: start + hours * HOUR,
  gone: false,
  type: 'unplanned',
  category: '47',
  stage: 'reported',
  customers: 12,
  reportedAt: start,
  estimatedAt: null,
  restoredAt: null,
  ...known,
});

/**
 * For tests: the rows of a power cut that lasted this many minutes and left the feed twelve hours
 * later.
 */
export function examplePowerCut(
  start: Instant,
  minutes: number,
  known: Partial<HistoryEntry> = {},
): HistoryEntry[] {
  const restoredAt = start + minutes * MINUTE;
  const row = (at: Instant, more: Partial<HistoryEntry>) => ({
    ...exampleEntry(start, 0, known),
    seenAt: at,
    ...more,
  });
  return [
    row(start + 5 * MINUTE, {}),
    row(restoredAt + 10 * MINUTE, {
      type: 'restored',
      stage: 'restored',
      restoredAt,
      customers: 0,
    }),
    row(restoredAt + 12 * HOUR, { gone: true }),
  ];
}
