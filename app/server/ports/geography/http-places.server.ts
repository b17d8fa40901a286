import { z } from 'zod';
import { LRUCache } from 'lru-cache';
import { isFailure } from '~/domain/failure';
import type { HttpClient } from '~/server/lib/http-client.server';
import { MOST_PLACES, type Place } from './places';
import { findTowns } from './towns';

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
/** The cache size in characters, assuming maximum name lengths. */
const KEPT = 1_000_000;
const LONGEST = 250;

/**
 * Creates place suggestions from the operator's maps service, cached by typed text. While it fails,
 * the site's own towns are used without waiting. Never rejects.
 */
export function createHttpPlaces(client: Pick<HttpClient, 'get'>): (text: string) => Promise<readonly Place[]> {
  const known = new LRUCache<string, readonly Place[]>({
    maxSize: KEPT,
    sizeCalculation: (places, asked) => asked.length + (1 + places.length) * LONGEST,
  });
  return async (text) => {
    const asked = text.trim().toLowerCase();
    const before = known.get(asked);
    if (before) return before;
    try {
      const answer = await client.get(`/api/places?${new URLSearchParams({ text: asked }).toString()}`, WirePlaces);
      const places = answer.places.flatMap((place) => WirePlace.safeParse(place).data ?? []).slice(0, MOST_PLACES);
      known.set(asked, places);
      return places;
    } catch (error) {
      if (!isFailure(error)) throw error;
      return findTowns(asked).slice(0, MOST_PLACES);
    }
  };
}
