import rows from '#operator/demonstration/towns.json';

/**
 * Real names and positions, invented streets. `inland` is the compass direction (degrees) in which
 * a coastal town extends; null where it extends in all directions.
 */
export interface DemoTown {
  readonly town: string;
  readonly county: string | null;
  readonly region: number;
  readonly lat: number;
  readonly lng: number;
  readonly outcodes: readonly string[];
  readonly inland: number | null;
}

type Row = Omit<DemoTown, 'outcodes' | 'inland'> & {
  outcodes: string;
  inland?: number;
};

/** Region by region. */
export const demoTowns: readonly DemoTown[] = (rows as readonly Row[]).map(
  ({ outcodes, inland, ...town }) => ({
    ...town,
    outcodes: outcodes.split(' '),
    inland: inland ?? null,
  }),
);
