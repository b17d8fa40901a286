import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Area = z.object({
  name: z.string().min(1).max(100),
  postcodeAreas: z.array(z.string().regex(/^[A-Z]{1,2}$/)).min(1),
  factor: z.number().positive(),
});
const Band = z.object({
  /** Inclusive. */
  upTo: z.number().positive(),
  name: z.string().min(1).max(100),
  /** Pounds for the connection itself and per kVA. */
  fixed: z.number().min(0),
  perKva: z.number().min(0),
});

const CostModel = z.object({
  areas: z.array(Area).min(1),
  bands: z.array(Band).min(1),
  /** As fractions of the average. */
  spread: z.object({ below: z.number().min(0).max(1), above: z.number().min(0) }),
  withoutData: z.array(z.string()).default([]),
});
export type CostModel = z.output<typeof CostModel>;

export function readCostModel(file: string): CostModel {
  try {
    return CostModel.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
