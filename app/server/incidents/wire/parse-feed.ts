import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { isRecord } from '~/domain/is-record';
import { forEachInTurns } from '~/server/lib/in-turns';
import { type TimeMember, timeIn, type FeedContext } from '../operator-feeds/times';
import { readAnswer } from '../operator-feeds/read-answer';
import type { FeedShape } from '../operator-feeds/feed-shape';
import { isInFormat, listOf, recogniseShape, recorded } from '../operator-feeds/shapes';
import { ukpnLive } from '../operator-feeds/ukpn-live';
import { readLiveRecord } from './live';
import { beginsAsList, itemsOfList } from './json-list';
import { NO_NUMBERS } from './private/html';
import type { Raw } from './read-values';
import type { ReadIncident, RecordMemory } from './record-memory';
import { latestOf, timesOf, withoutOddTimes, type OddTime } from './record-times';
import { toIncident } from './to-incident';
import type { WireIncident } from './wire-incident';
import { parseLondon } from '~/domain/time/london-time';

const NAMES = ['timestamp', 'Timestamp', 'lastUpdated', 'LastUpdated', 'updated', 'generatedAt'];

const timeBeside = (holder: unknown, now: Instant): Instant | null => {
  if (!isRecord(holder)) return null;
  const times = NAMES.flatMap((name) => parseLondon(holder[name]) ?? []).filter((at) => at <= now);
  return times.length === 0 ? null : Math.max(...times);
};

/**
 * The live feed usually leaves `Timestamp` at its "none" value. The newest of these is the feed's
 * time if there is none beside the list.
 */
const madeTimes = (row: Raw, { recordTime }: FeedShape, context: FeedContext): Instant[] =>
  [
    parseLondon(row['Timestamp'] ?? row['timestamp']),
    recordTime ? timeIn(row, recordTime, context) : null,
  ].filter((at) => at !== null);

export type DropReason =
  'not a record' | 'no usable reference' | 'a repeated reference' | 'unreadable';

/** The poller then keeps the last snapshot. */
export type FeedProblem = 'not JSON' | 'not a list' | 'nothing readable';

export interface ParsedFeed {
  readonly incidents: readonly Incident[];
  readonly records: readonly WireIncident[];
  readonly dropped: readonly { readonly index: number; readonly reason: DropReason }[];
  readonly problem: FeedProblem | null;
  readonly ownTime: Instant | null;
  /** The newest event of any record; null if none has a time. */
  readonly newestAt: Instant | null;
  readonly shape: FeedShape;
  /** Records with impossible or very old times. They are shown. */
  readonly odd: Readonly<Record<OddTime, number>>;
}

export interface Border {
  /** Digits only: the operator's own numbers stay in free text. */
  readonly numbers?: ReadonlySet<string>;
  readonly now?: Instant;
  readonly memory?: RecordMemory;
  readonly shape?: FeedShape;
}

const nothing = (problem: FeedProblem, shape: FeedShape = ukpnLive): ParsedFeed => ({
  shape,
  incidents: [],
  records: [],
  dropped: [],
  problem,
  ownTime: null,
  newestAt: null,
  odd: { future: 0, past: 0 },
});

type Rows = readonly [Raw, ...Raw[]];

function readRecord(
  rows: readonly unknown[],
  shape: FeedShape,
  numbers: ReadonlySet<string>,
  context: FeedContext,
): ReadIncident | DropReason {
  const { now } = context;
  if (!isRows(rows)) return 'not a record';
  try {
    const read = readLiveRecord(shape.toLive(rows, context), numbers);
    if (!read) return 'no usable reference';
    const { wire, odd } = withoutOddTimes(read.wire, now);
    return {
      incident: toIncident({ ...read, wire }),
      record: wire,
      times: timesOf(wire),
      odd,
      madeAt: madeTimes(rows[0], shape, context),
    };
  } catch {
    return 'unreadable';
  }
}

interface Item {
  readonly json: () => string | Buffer;
  readonly rows: () => readonly unknown[];
}

const itemOf = (rows: readonly unknown[]): Item => ({
  json: () => JSON.stringify(rows),
  rows: () => rows,
});

/** In the order of their first; anything else stays alone. */
function grouped(list: readonly unknown[], member: string | undefined): readonly unknown[][] {
  if (member === undefined) return list.map((row) => [row]);
  const groups = new Map<unknown, unknown[]>();
  for (const row of list) {
    const key = isRecord(row) && typeof row[member] === 'string' ? row[member] : row;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const isRows = (rows: readonly unknown[]): rows is Rows => rows.length > 0 && rows.every(isRecord);

const later = (a: Instant | null, b: Instant | null): Instant | null =>
  a === null ? b : b === null ? a : Math.max(a, b);

function pastTimeIn(row: Raw, time: TimeMember | null | undefined, context: FeedContext) {
  const at = time ? timeIn(row, time, context) : null;
  return at !== null && at <= context.now ? at : null;
}

async function readItems(
  items: Iterable<Item>,
  shape: FeedShape,
  context: FeedContext,
  { numbers = NO_NUMBERS, memory }: Border,
) {
  const { now } = context;
  const remembered = shape.endsByClock ? undefined : memory?.(numbers, now);
  const incidents: Incident[] = [];
  const records: WireIncident[] = [];
  const dropped: { index: number; reason: DropReason }[] = [];
  const odd = { future: 0, past: 0 };
  let newestAt: Instant | null = null;
  let newestMade: Instant | null = null;
  let count = 0;
  const seen = new Set<string>();
  await forEachInTurns(items, ({ json, rows }) => {
    const index = count;
    count += 1;
    const readIt = () => readRecord(rows(), shape, numbers, context);
    const read = remembered ? remembered.recall(json(), readIt) : readIt();
    if (typeof read === 'string') {
      dropped.push({ index, reason: read });
      return;
    }
    newestMade = later(newestMade, read.madeAt.find((at) => at <= now) ?? null);
    if (seen.has(read.incident.reference)) {
      dropped.push({ index, reason: 'a repeated reference' });
      return;
    }
    seen.add(read.incident.reference);
    incidents.push(read.incident);
    records.push(read.record);
    if (read.odd) odd[read.odd] += 1;
    newestAt = latestOf(newestAt, read.times, now);
  });
  remembered?.done();
  const problem: FeedProblem | null =
    count > 0 && incidents.length === 0 ? 'nothing readable' : null;
  return { feed: { incidents, records, dropped, problem, shape, newestAt, odd }, newestMade };
}

/**
 * A bad record is skipped and counted, and never empties the list. The first of several records
 * with one reference counts. An empty list is valid and means that there is no power cut.
 */
export async function parseFeed(body: unknown, border: Border = {}): Promise<ParsedFeed> {
  const { now = Date.now() } = border;
  const shape = border.shape ?? recogniseShape({ body, head: null }) ?? ukpnLive;
  const list = listOf(body, shape);
  if (list === null) return nothing('not a list', shape);
  const context = { now, anchor: shape.anchor?.(list, now) ?? now };
  const items = grouped(list, shape.groupBy).map(itemOf);
  const { feed, newestMade } = await readItems(items, shape, context, border);
  return {
    ...feed,
    ownTime: madeAt(body, shape, context) ?? timeBeside(body, now) ?? newestMade,
  };
}

const madeAt = (body: unknown, shape: FeedShape, context: FeedContext): Instant | null =>
  isRecord(body) ? pastTimeIn(body, shape.madeAt, context) : null;

/** Whether each record of a list is an incident of its own, whatever stands in the others. */
const standsAlone = ({ format, groupBy, anchor, endsByClock }: FeedShape): boolean =>
  format !== 'csv' && groupBy === undefined && anchor === undefined && endsByClock !== true;

const itemsIn = function* (json: Buffer): Generator<Item> {
  for (const item of itemsOfList(json))
    yield { json: () => item, rows: () => [recorded(JSON.parse(item.toString()))] };
};

/**
 * Most records are as at the last poll; parsing a long list at once would keep everybody waiting.
 */
async function parseKnownList(json: Buffer, shape: FeedShape, border: Border): Promise<ParsedFeed> {
  const { now = Date.now() } = border;
  try {
    const context = { now, anchor: now };
    const { feed, newestMade } = await readItems(itemsIn(json), shape, context, border);
    return { ...feed, ownTime: newestMade };
  } catch (error) {
    if (error instanceof SyntaxError) return nothing('not JSON', shape);
    throw error;
  }
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;

/** Bytes that are neither JSON nor CSV in UTF-8 are a problem of the source, not an exception. */
export async function parseFeedBytes(bytes: Buffer, border: Border = {}): Promise<ParsedFeed> {
  const bare = withoutMark(bytes);
  if (border.shape && border.memory && standsAlone(border.shape) && beginsAsList(bare))
    return parseKnownList(bare, border.shape, border);
  const answer = readAnswer(bytes);
  if (answer === null) return nothing('not JSON', border.shape);
  const shape = border.shape ?? recogniseShape(answer) ?? undefined;
  const isList = shape ? isInFormat(answer, shape) : answer.head === null;
  if (!isList) return nothing('not a list', shape);
  return parseFeed(answer.body, { ...border, ...(shape && { shape }) });
}
