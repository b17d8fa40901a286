import { createHash } from 'node:crypto';
import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { IncidentSnapshot } from './incidents';
import { forEachInTurns } from '~/server/lib/in-turns';
import { snapshotOf } from './snapshot';
import type { SourceTimes } from './source';
import type { ParsedFeed } from './wire/parse-feed';
import { toLight } from './wire/to-light';
import type { WireIncident } from './wire/wire-incident';

interface Piece {
  readonly record: WireIncident;
  readonly incident: Incident;
  readonly whole: string;
  readonly light: string;
}

/** A snapshot with its answers on the wire, each record serialised once. */
export interface Published {
  readonly snapshot: IncidentSnapshot;
  /** By reference, in feed order. */
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly json: { whole(): string; light(): string };
}

/** The list as one text, put together when it is first asked for. */
function joined(pieces: ReadonlyMap<string, Piece>, form: 'whole' | 'light'): () => string {
  let text: string | null = null;
  return () => (text ??= `[${[...pieces.values()].map((piece) => piece[form]).join(',')}]`);
}

/** What only the records tell, counted with a change that was seen and that none of them dates. */
function toldByRecords(newestAt: Instant | null, changeSeenAt: Instant | null): DataTime | null {
  if (newestAt === null) return null;
  return { at: newestAt, toldBy: 'records', unchangedSince: Math.max(newestAt, changeSeenAt ?? newestAt) };
}

/** A record that was not read again, or that reads as before, is not written again. */
function pieceOf(record: WireIncident, incident: Incident, before: Piece | undefined): Piece {
  if (before?.record === record) return before;
  const whole = JSON.stringify(record);
  if (before?.whole === whole) return { ...before, record };
  return { record, incident, whole, light: JSON.stringify(toLight(record)) };
}

/**
 * Makes the next picture from what was read. A record that reads as before keeps its object and its text, so that what others
 * derived from it stays good. Other work has its turn every few milliseconds; the picture is seen when it is whole.
 */
export async function publish(
  feed: ParsedFeed,
  { takenAt, told }: SourceTimes,
  previous: Published | null,
): Promise<Published> {
  const pieces = new Map<string, Piece>();
  const digest = createHash('sha1');
  await forEachInTurns(feed.records.entries(), ([index, record]) => {
    const incident = feed.incidents[index];
    if (!incident) return;
    const piece = pieceOf(record, incident, previous?.pieces.get(incident.reference));
    pieces.set(incident.reference, piece);
    digest.update(piece.whole);
  });
  const revision = digest.digest('base64url').slice(0, 12);
  if (previous && previous.snapshot.revision === revision) return seenAgain(previous, { takenAt, told });
  const data = told ?? toldByRecords(feed.newestAt, previous && takenAt);
  const incidents = [...pieces.values()].map(({ incident }) => incident);
  return {
    snapshot: snapshotOf(incidents, takenAt, revision, data),
    pieces,
    json: { whole: joined(pieces, 'whole'), light: joined(pieces, 'light') },
  };
}

/** The same picture, confirmed at a later time. */
export const seenAgain = (published: Published, { takenAt, told }: SourceTimes): Published => ({
  ...published,
  snapshot: { ...published.snapshot, takenAt, data: told ?? published.snapshot.data },
});
