import { createHash } from 'node:crypto';
import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { IncidentSnapshot } from './incidents';
import { forEachInTurns } from '~/server/lib/in-turns';
import { createSnapshotBuilder } from './snapshot';
import type { SourceTimes } from './source';
import type { ParsedFeed } from './wire/parse-feed';
import { toLight } from './wire/to-light';
import type { WireIncident } from './wire/wire-incident';

interface SerializedIncident {
  readonly record: WireIncident;
  readonly incident: Incident;
  readonly whole: string;
  readonly light: string;
}

export interface SerializedSnapshot {
  readonly snapshot: IncidentSnapshot;
  readonly pieces: ReadonlyMap<string, SerializedIncident>;
  readonly json: { whole(): string; light(): string };
}

function joined(
  pieces: ReadonlyMap<string, SerializedIncident>,
  form: 'whole' | 'light',
): () => string {
  let text: string | null = null;
  return () => (text ??= `[${[...pieces.values()].map((piece) => piece[form]).join(',')}]`);
}

/** By the newest record, or by a change we saw that no record dates. */
function dataTimeOfRecords(
  newestAt: Instant | null,
  changeSeenAt: Instant | null,
): DataTime | null {
  if (newestAt === null) return null;
  return {
    at: newestAt,
    source: 'records',
    unchangedSince: Math.max(newestAt, changeSeenAt ?? newestAt),
  };
}

function pieceOf(
  record: WireIncident,
  incident: Incident,
  before: SerializedIncident | undefined,
): SerializedIncident {
  if (before?.record === record) return before;
  const whole = JSON.stringify(record);
  if (before?.whole === whole) return { ...before, record };
  return { record, incident, whole, light: JSON.stringify(toLight(record)) };
}

/** An unchanged record keeps its object and JSON, so values cached for it stay valid. */
export async function serializeSnapshot(
  feed: ParsedFeed,
  { takenAt, dataTime }: SourceTimes,
  previous: SerializedSnapshot | null,
): Promise<SerializedSnapshot> {
  const pieces = new Map<string, SerializedIncident>();
  const builder = createSnapshotBuilder();
  const digest = createHash('sha1');
  await forEachInTurns(feed.records.entries(), ([index, record]) => {
    const incident = feed.incidents[index];
    if (!incident) return;
    const piece = pieceOf(record, incident, previous?.pieces.get(incident.reference));
    pieces.set(incident.reference, piece);
    builder.add(piece.incident);
    digest.update(piece.whole);
  });
  const revision = digest.digest('base64url').slice(0, 12);
  if (previous && previous.snapshot.revision === revision)
    return confirmSnapshot(previous, { takenAt, dataTime });
  const data = dataTime ?? dataTimeOfRecords(feed.newestAt, previous && takenAt);
  return {
    snapshot: builder.build(takenAt, revision, data),
    pieces,
    json: { whole: joined(pieces, 'whole'), light: joined(pieces, 'light') },
  };
}

export const confirmSnapshot = (
  serialized: SerializedSnapshot,
  { takenAt, dataTime }: SourceTimes,
): SerializedSnapshot => ({
  ...serialized,
  snapshot: { ...serialized.snapshot, takenAt, data: dataTime ?? serialized.snapshot.data },
});
