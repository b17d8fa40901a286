import { HOUR, type Instant } from '~/domain/time/instant';
import { parseLondon, wireTime } from '~/domain/time/london-time';
import type { ParsedFeed } from '../wire/parse-feed';
import { toIncident } from '../wire/to-incident';
import type { WireIncident } from '../wire/wire-incident';

/** How long an incident that left the list is shown as restored. */
const SHOWN_FOR = 3 * HOUR;
/** One answer without it may be a slip of the source. */
const ANSWERS = 2;

interface Seen {
  readonly record: WireIncident;
  /** Whole answers in a row without it. */
  readonly missing: number;
  readonly goneAt: Instant | null;
}

const isOver = ({ PowerCutType, StatusId }: WireIncident) =>
  PowerCutType === 'Restored' || StatusId === 5;

/** Planned work that leaves the list before it begins was called off, or moved. */
const hasBegun = ({ PowerCutType, PlannedDate }: WireIncident, at: Instant) =>
  PowerCutType !== 'Planned' || (parseLondon(PlannedDate) ?? at) < at;

function ended(record: WireIncident, goneAt: Instant): WireIncident {
  const at = wireTime(goneAt);
  const steps = record.Steps.map((step) => ({ ...step, Active: false }));
  const isPlanned = record.PowerCutType === 'Planned';
  return {
    ...record,
    PowerCutType: isPlanned ? 'Planned' : 'Restored',
    StatusId: 5,
    RestoredDateTime: at,
    Steps: isPlanned
      ? record.Steps
      : [...steps, { Name: 'Power back on', Date: at, Message: null, Active: true, StepType: 0 }],
  };
}

/**
 * For a source that ends an incident only by dropping it from the list. What is missing from two
 * whole, accepted answers is restored, at the time of the first of them, and is shown as that for a
 * while.
 */
export function createVanished() {
  let seen = new Map<string, Seen>();
  let last: ParsedFeed | null = null;

  function withVanished(feed: ParsedFeed, now: Instant): ParsedFeed {
    last = feed;
    if (!feed.shape.endsByVanishing) return feed;
    const next = new Map<string, Seen>();
    for (const record of feed.records)
      if (!isOver(record)) next.set(record.IncidentReference, { record, missing: 0, goneAt: null });
    const listed = new Set(feed.records.map(({ IncidentReference }) => IncidentReference));
    const extra: WireIncident[] = [];
    for (const [reference, before] of seen) {
      if (listed.has(reference)) continue;
      const { record } = before;
      const goneAt = before.goneAt ?? now;
      const missing = before.missing + 1;
      if (!hasBegun(record, goneAt) || now - goneAt > SHOWN_FOR) continue;
      next.set(reference, { record, missing, goneAt });
      extra.push(missing < ANSWERS ? record : ended(record, goneAt));
    }
    seen = next;
    if (extra.length === 0) return feed;
    return {
      ...feed,
      records: [...feed.records, ...extra],
      incidents: [
        ...feed.incidents,
        ...extra.map((wire) =>
          toIncident({
            wire,
            powerCutType:
              wire.PowerCutType === 'Restored'
                ? 'restored'
                : wire.PowerCutType === 'Planned'
                  ? 'planned'
                  : 'unplanned',
          }),
        ),
      ],
    };
  }

  return {
    withVanished,
    /** Seen last by another process or an earlier run: what has left since then ends too. */
    adopt(records: Iterable<WireIncident>): void {
      seen = new Map();
      for (const record of records)
        if (!isOver(record))
          seen.set(record.IncidentReference, { record, missing: 0, goneAt: null });
    },
    /** The source says that nothing changed, which is one more answer; null if that changes nothing. */
    again(now: Instant): ParsedFeed | null {
      const waits = [...seen.values()].some(({ missing }) => missing > 0);
      return last !== null && waits ? withVanished(last, now) : null;
    },
  };
}
