import { api, sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Wire } from '~/server/lib/wire';
import { type BoundaryPolygon, type Geography, PlacesQuestion } from './port';

/** Unchanged outlines give the same 20 kB of JSON, so it is cached. */
let written: { readonly of: readonly BoundaryPolygon[]; readonly json: string } | null = null;
function jsonOf(boundaries: readonly BoundaryPolygon[]): string {
  if (written?.of !== boundaries) written = { of: boundaries, json: JSON.stringify(boundaries) };
  return written.json;
}

export const answerBoundaries = api(
  { limit: 'get-boundaries' },
  async ({ request }, { geography }: { readonly geography: Pick<Geography, 'boundaries'> }) =>
    sharedJson(request, jsonOf(await geography.boundaries()), cachePolicy.day),
);

export const answerPlaces = api(
  { limit: 'places', query: PlacesQuestion },
  async ({ request, query }, { geography }: { readonly geography: Pick<Geography, 'places'> }) => {
    const places: Wire<'Place'>[] = (await geography.places(query.text)).map(
      ({ name, area, lat, lng }) => ({
        name,
        area,
        lat,
        lng,
      }),
    );
    return sharedJson(request, JSON.stringify({ places }), cachePolicy.day);
  },
);
