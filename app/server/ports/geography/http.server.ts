import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { REGIONS } from '~/domain/region';
import { Failure, isFailure } from '~/domain/failure';
import { HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import type { HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';
import { type BoundaryPolygon, MOST_PLACES, type Place } from './port';
import { findTowns } from './towns';

/** Boundaries change with a release. A failed service is retried after a pause. */
const KEEP = HOUR;
const LEAVE_ALONE = MINUTE / 2;
const NAMES = [...REGIONS.map(({ code }) => code), 'service area'];

const Corner = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const Ring = z.array(Corner).min(3);
const Polygon = z.object({
  name: z.string().max(50).nullish(),
  paths: z
    .array(Ring.nullable().catch(null))
    .transform((rings) => rings.filter((ring) => ring !== null)),
}) satisfies Reads<'BoundaryPolygon'>;
const WireBoundaries = z.array(z.unknown());

/** Skips unreadable entries; the area is then the union of the rest (decision L-700). */
const readBoundaries = (entries: readonly unknown[]): readonly BoundaryPolygon[] =>
  entries.slice(0, NAMES.length).flatMap((entry, index) => {
    const polygon = Polygon.safeParse(entry).data;
    return polygon && polygon.paths.length > 0
      ? [{ name: polygon.name ?? NAMES[index] ?? '', paths: polygon.paths }]
      : [];
  });

/** While the service fails, the last known; rejects with `unavailable` if there are none. */
export function createHttpBoundaries(
  client: Pick<HttpClient, 'get'>,
  now: () => Instant,
): () => Promise<readonly BoundaryPolygon[]> {
  let boundaries: readonly BoundaryPolygon[] | null = null;
  let askAgainAt: Instant = 0;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    try {
      boundaries = readBoundaries(
        await client.get('/api/power-cut/get-boundaries', WireBoundaries),
      );
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
    if (boundaries === null && asking) await asking;
    if (boundaries === null)
      throw new Failure('unavailable', 'The outlines of the area are not known');
    return boundaries;
  };
}

const WirePlace = z.object({
  name: z.string().min(1).max(100),
  area: z
    .string()
    .max(100)
    .nullish()
    .transform((area) => area ?? null),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
const WirePlaces = z.object({ places: z.array(z.unknown()) });
const KEPT = 1_000_000;
const LONGEST = 250;

/** While the operator's service fails, our own towns, without waiting. Never rejects. */
export function createHttpPlaces(
  client: Pick<HttpClient, 'get'>,
): (text: string) => Promise<readonly Place[]> {
  const cache = new LRUCache<string, readonly Place[]>({
    maxSize: KEPT,
    sizeCalculation: (places, phrase) => phrase.length + (1 + places.length) * LONGEST,
  });
  return async (text) => {
    const phrase = text.trim().toLowerCase();
    const before = cache.get(phrase);
    if (before) return before;
    try {
      const answer = await client.get(
        `/api/places?${new URLSearchParams({ text: phrase }).toString()}`,
        WirePlaces,
      );
      const places = answer.places
        .flatMap((place) => WirePlace.safeParse(place).data ?? [])
        .slice(0, MOST_PLACES);
      cache.set(phrase, places);
      return places;
    } catch (error) {
      if (!isFailure(error)) throw error;
      return findTowns(phrase).slice(0, MOST_PLACES);
    }
  };
}
