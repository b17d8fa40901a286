import type { Sealer } from '~/server/lib/seal.server';

/** How numbers and meter points stand in the store: marks that are only ever compared, and the number encrypted beside them. */
export function createMarks(sealer: Sealer) {
  const numberMark = (mobile: string): string => sealer.markOf(`mobile ${mobile}`);
  const placeOf = (mark: string): string => `text to ${mark}`;
  const aboutOf = (mark: string): string => `place of ${mark}`;
  return {
    numberMark,
    /** Of a browser that shows notifications. */
    deviceMark: (endpoint: string): string => sealer.markOf(`device ${endpoint}`),
    /** Of a postcode or sector: only equality is ever asked. */
    placeMark: (place: string): string => sealer.markOf(`place ${place}`),
    mpanMark: (mpan: string): string => sealer.markOf(`mpan ${mpan}`),
    bodyMark: (body: unknown): string => sealer.markOf(JSON.stringify(body)),
    /** A number, or a browser's endpoint and keys. */
    sealNumber: (mobile: string, mark: string): string => sealer.seal(mobile, placeOf(mark)),
    openNumber: (sealed: string, mark: string): string | null => sealer.open(sealed, placeOf(mark)),
    /** The place that a number follows, under the mark of that number. */
    sealPlace: (place: string, mark: string): string => sealer.seal(place, aboutOf(mark)),
    openPlace: (sealed: string, mark: string): string | null => sealer.open(sealed, aboutOf(mark)),
  };
}
export type Marks = ReturnType<typeof createMarks>;
