/**
 * The towns of the demonstration network: real names and places, invented streets. Regions are 1 EPN, 2 LPN, 3 SPN.
 * `inland` is the compass direction (degrees) in which a town by the sea may spread; without it, it spreads all round.
 */
export interface DemoTown {
  readonly town: string;
  readonly county: string | null;
  readonly region: 1 | 2 | 3;
  readonly lat: number;
  readonly lng: number;
  readonly outcodes: readonly string[];
  readonly inland: number | null;
}

export type Row = readonly [town: string, lat: number, lng: number, outcodes: string, inland?: number];

/** Rows of one county as towns. */
export const rowsOf = (region: DemoTown['region'], county: string | null, rows: readonly Row[]): DemoTown[] =>
  rows.map(([town, lat, lng, outcodes, inland]) => ({
    town,
    county,
    region,
    lat,
    lng,
    outcodes: outcodes.split(' '),
    inland: inland ?? null,
  }));
