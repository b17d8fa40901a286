import rows from '../data/places/towns.json';

/**
 * The towns of the demonstration network: real names and positions, invented streets. Regions are 1
 * EPN, 2 LPN, 3 SPN. `inland` is the compass direction (degrees) in which a coastal town extends;
 * without it, it extends in all directions.
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

/** A town as in its file: outcodes in one line, regions as plain numbers. */
type Row = Omit<DemoTown, 'region' | 'outcodes' | 'inland'> & { region: number; outcodes: string; inland?: number };

/** Region by region: East of England, London, South East. */
export const demoTowns: readonly DemoTown[] = (rows as readonly Row[]).map(({ outcodes, inland, ...town }) => ({
  ...town,
  region: town.region as DemoTown['region'],
  outcodes: outcodes.split(' '),
  inland: inland ?? null,
}));
