import { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import { HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import type { HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';
import type { BoundaryPolygon } from './geography';

/**
 * Boundaries change with a release, so an hour is soon enough. A failed service is retried after a
 * pause, not on every visit.
 */
const KEEP = HOUR;
const LEAVE_ALONE = MINUTE / 2;
const NAMES = ['EPN', 'LPN', 'SPN', 'service area'];

const Corner = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const Ring = z.array(Corner).min(3);
const Polygon = z.object({
  name: z.string().max(50).nullish(),
  paths: z.array(Ring.nullable().catch(null)).transform((rings) => rings.filter((ring) => ring !== null)),
}) satisfies Reads<'BoundaryPolygon'>;
const WireBoundaries = z.array(z.unknown());

/**
 * Parses entry by entry and skips unreadable ones; the area is then the union of the rest (decision
 * L-700).
 */
const readBoundaries = (entries: readonly unknown[]): readonly BoundaryPolygon[] =>
  entries.slice(0, NAMES.length).flatMap((entry, index) => {
    const polygon = Polygon.safeParse(entry).data;
    return polygon && polygon.paths.length > 0
      ? [{ name: polygon.name ?? NAMES[index] ?? '', paths: polygon.paths }]
      : [];
  });

/**
 * Creates the operator's boundaries; the last known ones are used while the service fails. Rejects
 * with `unavailable` if none were ever known.
 */
export function createHttpBoundaries(
  client: Pick<HttpClient, 'get'>,
  now: () => Instant,
): () => Promise<readonly BoundaryPolygon[]> {
  let known: readonly BoundaryPolygon[] | null = null;
  let askAgainAt: Instant = 0;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    try {
      known = readBoundaries(await client.get('/api/power-cut/get-boundaries', WireBoundaries));
      askAgainAt = now() + KEEP;
    } catch (error) {
      if (!isFailure(error)) throw error;
      askAgainAt = now() + LEAVE_ALONE;
    } finally {
      asking = null;
    }
  };

  return async () => {
    if (now() >= askAgainAt) asking ??= ask();
    // Only requests before the first answer wait for it.
    if (known === null && asking) await asking;
    if (known === null) throw new Failure('unavailable', 'The outlines of the area are not known');
    return known;
  };
}
