import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Replay } from '~/domain/odds/replay';
import type { Instant } from '~/domain/time/instant';
import { jsonFile } from '~/server/lib/json-file.server';

const instant = z.number().finite();
const count = z.number().int().min(0);
const losses = z.tuple([z.number(), z.number(), z.number()]);
const minutes = z.number().min(0);

const Content = z.object({
  learnedAt: instant,
  learned: z.object({
    cells: z.record(z.tuple([minutes, minutes, minutes, minutes])),
    since: instant,
    until: instant,
    powerCuts: count,
    most: count,
  }),
  weeks: z.array(
    z.object({
      from: instant,
      to: instant,
      silent: count,
      score: z.object({
        moments: count,
        withinEight: count,
        withinOneToNine: count,
        estimated: count,
        withinWindow: count,
        ours: losses,
        operators: losses,
      }),
    }),
  ),
});

export interface LearnedOdds extends Replay {
  readonly learnedAt: Instant;
}

export const oddsFile = (dataDir: string): string => path.join(dataDir, 'odds.json');

/** Null also if it is from an incompatible version. */
export async function readOdds(file: string): Promise<LearnedOdds | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'null';
    throw error;
  });
  return Content.safeParse(JSON.parse(text)).data ?? null;
}

export const writeOdds = (file: string, odds: LearnedOdds): void =>
  jsonFile<LearnedOdds>(file, Content).write(odds);
