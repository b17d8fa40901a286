import { answerApi, sharedJson } from '../api.server';
import { cachePolicy } from '../cache-policy';
import { enforceRateLimit } from '../rate-limit.server';
import type { BoundaryPolygon, Geography } from './geography';

const LIMIT = { perMinute: 300 };

/** The same outlines make the same 20 kB of text: it is written once. */
let written: { readonly of: readonly BoundaryPolygon[]; readonly json: string } | null = null;
function jsonOf(boundaries: readonly BoundaryPolygon[]): string {
  if (written?.of !== boundaries) written = { of: boundaries, json: JSON.stringify(boundaries) };
  return written.json;
}

/** GET /api/power-cut/get-boundaries. Specification: lookup, section 7; api.openapi.yaml. */
export const answerBoundaries = (request: Request, geography: Pick<Geography, 'boundaries'>): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'get-boundaries', LIMIT);
    return sharedJson(request, jsonOf(await geography.boundaries()), cachePolicy.day);
  });
