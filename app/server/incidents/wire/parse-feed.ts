import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { isRecord } from '~/domain/is-record';
import { forEachInTurns } from '~/server/lib/in-turns';
import { readLiveRecord } from './live';
import { fromOpenData } from './open-data';
import { NO_NUMBERS } from './private/html';
import type { Raw } from './read-values';
import type { ReadIncident, RecordMemory } from './record-memory';
import { latestOf, timesOf, withoutOddTimes, type OddTime } from './record-times';
import { toIncident } from './to-incident';
import type { WireIncident } from './wire-incident';
import { parseLondon } from '~/domain/time/london-time';

/** Names of a feed's own time, beside its list or in its records. */
const NAMES = ['timestamp', 'Timestamp', 'lastUpdated', 'LastUpdated', 'updated', 'generatedAt'];

/** Returns the feed's time from beside its list; null if there is none. */
const timeBeside = (holder: unknown, now: Instant): Instant | null => {
  if (!isRecord(holder)) return null;
  const times = NAMES.flatMap((name) => parseLondon(holder[name]) ?? []).filter((at) => at <= now);
  return times.length === 0 ? null : Math.max(...times);
};

/**
 * Returns a record's `Timestamp`, which the live feed usually leaves at its "none" value: the
 * newest is the feed's time if there is none beside the list.
 */
function recordTime(raw: unknown, now: Instant): Instant | null {
  const at = isRecord(raw) ? parseLondon(raw['Timestamp'] ?? raw['timestamp']) : null;
  return at !== null && at <= now ? at : null;
}

export type DropReason = 'not a record' | 'no usable reference' | 'a repeated reference' | 'unreadable';

/** Why an answer is unusable: the poller keeps the last snapshot. */
export type FeedProblem = 'not JSON' | 'not a list' | 'nothing readable';

export interface ParsedFeed {
  /** In feed order. */
  readonly incidents: readonly Incident[];
  /** The same records in the contract's format, ready to be served. */
  readonly records: readonly WireIncident[];
  readonly dropped: readonly { readonly index: number; readonly reason: DropReason }[];
  readonly problem: FeedProblem | null;
  /** The feed's own time; null if it has none. */
  readonly ownTime: Instant | null;
  /** The newest event of any record; null if none has a time. */
  readonly newestAt: Instant | null;
  /** Records with impossible or very old times. They are shown. */
  readonly odd: Readonly<Record<OddTime, number>>;
}

/** What parsing needs besides the answer. */
export interface Border {
  /** The operator's own phone numbers, digits only: they stay in free text. */
  readonly numbers?: ReadonlySet<string>;
  readonly now?: Instant;
  /** For callers that read the same list repeatedly. */
  readonly memory?: RecordMemory;
}

const nothing = (problem: FeedProblem): ParsedFeed => ({
  incidents: [],
  records: [],
  dropped: [],
  problem,
  ownTime: null,
  newestAt: null,
  odd: { future: 0, past: 0 },
});

/** Returns the list in an answer: the answer itself, or the `results` of the Open Data service. */
function listOf(body: unknown): readonly unknown[] | null {
  if (Array.isArray(body)) return body;
  return isRecord(body) && Array.isArray(body['results']) ? body['results'] : null;
}

/** Detects each record's format by the spelling of its reference. */
function readRecord(raw: Raw, numbers: ReadonlySet<string>, now: Instant): ReadIncident | DropReason {
  try {
    const read = readLiveRecord('incidentreference' in raw ? fromOpenData(raw) : raw, numbers);
    if (!read) return 'no usable reference';
    const { wire, odd } = withoutOddTimes(read.wire, now);
    return { incident: toIncident({ ...read, wire }), record: wire, times: timesOf(wire), odd };
  } catch {
    return 'unreadable';
  }
}

/**
 * Parses a feed record by record: a bad one is skipped and counted, and never empties the list. The
 * first of several records with one reference counts. An empty list is valid and means that there
 * is no power cut. Yields to other work every few milliseconds. Architecture, "How data flows" 1.
 */
export async function parseFeed(
  body: unknown,
  { numbers = NO_NUMBERS, now = Date.now(), memory }: Border = {},
): Promise<ParsedFeed> {
  const list = listOf(body);
  if (list === null) return nothing('not a list');
  const remembered = memory?.(numbers, now);
  const incidents: Incident[] = [];
  const records: WireIncident[] = [];
  const dropped: { index: number; reason: DropReason }[] = [];
  const odd = { future: 0, past: 0 };
  let newestAt: Instant | null = null;
  let newestTold: Instant | null = null;
  const seen = new Set<string>();
  await forEachInTurns(list.entries(), ([index, raw]) => {
    const readIt = () => readRecord(raw as Raw, numbers, now);
    const read = !isRecord(raw) ? 'not a record' : remembered ? remembered.recall(raw, readIt) : readIt();
    if (typeof read === 'string') {
      dropped.push({ index, reason: read });
    } else if (seen.has(read.incident.reference)) {
      dropped.push({ index, reason: 'a repeated reference' });
    } else {
      seen.add(read.incident.reference);
      incidents.push(read.incident);
      records.push(read.record);
      if (read.odd) odd[read.odd] += 1;
      newestAt = latestOf(newestAt, read.times, now);
    }
    const told = recordTime(raw, now);
    if (told !== null && (newestTold === null || told > newestTold)) newestTold = told;
  });
  remembered?.done();
  return {
    incidents,
    records,
    dropped,
    problem: list.length > 0 && incidents.length === 0 ? 'nothing readable' : null,
    ownTime: timeBeside(body, now) ?? newestTold,
    newestAt,
    odd,
  };
}

/** Text that is not JSON is a problem of the source, not an exception. */
export async function parseFeedText(text: string, border?: Border): Promise<ParsedFeed> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return nothing('not JSON');
  }
  return parseFeed(body, border);
}
