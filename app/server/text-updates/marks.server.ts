import type { Sealer } from '../seal.server';

/** How numbers and meter points stand in the store: marks that are only ever compared, and the number encrypted beside them. */
export function createMarks(sealer: Sealer) {
  const numberMark = (mobile: string): string => sealer.markOf(`mobile ${mobile}`);
  const placeOf = (mark: string): string => `text to ${mark}`;
  return {
    numberMark,
    mpanMark: (mpan: string): string => sealer.markOf(`mpan ${mpan}`),
    bodyMark: (body: unknown): string => sealer.markOf(JSON.stringify(body)),
    sealNumber: (mobile: string, mark: string): string => sealer.seal(mobile, placeOf(mark)),
    openNumber: (sealed: string, mark: string): string | null => sealer.open(sealed, placeOf(mark)),
  };
}
export type Marks = ReturnType<typeof createMarks>;
