import { z } from 'zod';
import { REGIONS, regionNumber } from '~/domain/region';
import type { Incident } from '~/domain/incident/incident';
import { isMultiple } from '~/domain/incident/flags';
import { parseSector } from '~/domain/postcode';
import type { IncidentSnapshot } from '~/server/incidents/incidents';

export const FORMATS = ['atom', 'geojson', 'ics', 'cap', 'json'] as const;
/** `points` is GeoJSON with a point for every place, for programs that cannot read outlines. */
export type Format = (typeof FORMATS)[number] | 'points';

const oneOf = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
const ONLY_ONE = 'Please give an area or a sector, not both';

/** Wire contract: FeedArea, FeedSector. */
export const FeedQuery = z
  .object({
    area: z
      .string()
      .refine((code) => regionNumber(code) > 0, {
        message: `This is not an area: ${oneOf(REGIONS.map(({ code }) => code))}`,
      })
      .optional(),
    sector: z
      .string()
      .transform((text, context) => {
        const sector = parseSector(text);
        if (sector === null)
          context.addIssue({
            code: 'custom',
            message: 'This is not a postcode sector, like CB1 9',
          });
        return sector ?? '';
      })
      .optional(),
  })
  .refine(({ area, sector }) => area === undefined || sector === undefined, {
    message: ONLY_ONE,
    path: ['sector'],
  });

export interface Scope {
  readonly kind: 'all' | 'area' | 'sector';
  /** A region's code, "CB1 9", or empty. */
  readonly place: string;
  readonly query: string;
}

export function scopeOf({ area, sector }: z.output<typeof FeedQuery>): Scope {
  if (area) return { kind: 'area', place: area, query: `?area=${area}` };
  if (sector)
    return { kind: 'sector', place: sector, query: `?sector=${encodeURIComponent(sector)}` };
  return { kind: 'all', place: '', query: '' };
}

export function incidentsIn(
  { kind, place }: Scope,
  snapshot: IncidentSnapshot,
): readonly Incident[] {
  if (kind === 'sector') return snapshot.bySector.get(place) ?? [];
  const region = kind === 'area' ? regionNumber(place) : null;
  return snapshot.incidents.filter(
    (one) => !isMultiple(one) && (region === null || one.region === region),
  );
}
