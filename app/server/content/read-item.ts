import type { z } from 'zod';
import { collectionSchemas, type CollectionName } from '~/cms/collections/schemas';
import { readRest } from '~/cms/read-rest';
import { isRecord } from '~/domain/is-record';
import type { Position } from '~/domain/position';
import { geocodeText } from '~/server/ports/geography/geocode';
import { realSectorCentres } from '~/server/ports/geography/sector-centres';
import type { ContentFault } from './fault';

export type PlaceOf = (postcode: string) => Position | null;
/** Of any postcode of the country, for sites that have no demonstration geography. */
export const placeInCountry: PlaceOf = (postcode) => geocodeText(postcode, realSectorCentres());

const TITLES = ['name', 'title', 'pageTitle', 'eventTitle', 'stormName', 'glossaryItemName'];

function titleOf(item: unknown): string | null {
  const titles = isRecord(item) ? TITLES.map((field) => item[field]) : [];
  return (
    titles.find((title): title is string => typeof title === 'string' && title.trim() !== '') ??
    null
  );
}

interface Place {
  readonly list: CollectionName;
  readonly page: string;
  /** Its name in the content system, if it has no title itself. */
  readonly name?: string | null;
}

export const createItemReader = (placeOf: PlaceOf) =>
  function readItem(
    { list, page, name = null }: Place,
    wire: unknown,
  ): { readonly items: readonly unknown[]; readonly faults: readonly ContentFault[] } {
    const schema: z.ZodTypeAny = collectionSchemas[list];
    const read = readRest(schema, list === 'warmPlaces' ? withPosition(wire, placeOf) : wire);
    const bad = read.success
      ? read.leftOut
      : read.error.issues.map((issue) => ({ path: issue.path, reason: issue.message }));
    const title = titleOf(wire) ?? name;
    const faults = bad.map(({ path, reason }) => ({
      page,
      item: { list, title, isShown: read.success },
      block: null,
      field: path.join('.'),
      reason,
    }));
    return { items: read.success ? [read.data as unknown] : [], faults };
  };

function withPosition(item: unknown, placeOf: PlaceOf): unknown {
  if (!isRecord(item)) return item;
  const { postcode } = item;
  return { ...item, postcodePoint: typeof postcode === 'string' ? placeOf(postcode) : null };
}
