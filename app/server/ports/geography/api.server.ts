import { answerApi, parseInput, queryOf, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { enforceRateLimit } from '~/server/lib/rate-limit.server';
import type { Wire } from '~/server/lib/wire';
import { type BoundaryPolygon, type Geography, PlacesQuestion } from './port';

const LIMIT = { perMinute: 300 };

/** Unchanged outlines give the same 20 kB of JSON, so it is cached. */
let written: { readonly of: readonly BoundaryPolygon[]; readonly json: string } | null = null;
function jsonOf(boundaries: readonly BoundaryPolygon[]): string {
  if (written?.of !== boundaries) written = { of: boundaries, json: JSON.stringify(boundaries) };
  return written.json;
}

export const answerBoundaries = (
  request: Request,
  geography: Pick<Geography, 'boundaries'>,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'get-boundaries', LIMIT);
    return sharedJson(request, jsonOf(await geography.boundaries()), cachePolicy.day);
  });

export const answerPlaces = (
  request: Request,
  geography: Pick<Geography, 'places'>,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'places', LIMIT);
    const { text } = parseInput(PlacesQuestion, queryOf(request));
    const places: Wire<'Place'>[] = (await geography.places(text)).map(
      ({ name, area, lat, lng }) => ({
        name,
        area,
        lat,
        lng,
      }),
    );
    return sharedJson(request, JSON.stringify({ places }), cachePolicy.day);
  });
