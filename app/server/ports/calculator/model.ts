import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Area = z.object({
  name: z.string().min(1).max(100),
  /** Letters at the start of a postcode. */
  postcodeAreas: z.array(z.string().regex(/^[A-Z]{1,2}$/)).min(1),
  /** The cost factor of this area. */
  factor: z.number().positive(),
});
const Band = z.object({
  /** The upper limit of the demand, inclusive. */
  upTo: z.number().positive(),
  name: z.string().min(1).max(100),
  /** Pounds for the connection itself and per kVA. */
  fixed: z.number().min(0),
  perKva: z.number().min(0),
});

/**
 * The table behind the estimates, which is content so that editors can change it. Specification:
 * lookup, section 2 "Cost calculator".
 */
const CostModel = z.object({
  areas: z.array(Area).min(1),
  bands: z.array(Band).min(1),
  /** The range below and above the average, as fractions of it. */
  spread: z.object({ below: z.number().min(0).max(1), above: z.number().min(0) }),
  /** Postcodes without data. */
  withoutData: z.array(z.string()).default([]),
});
export type CostModel = z.output<typeof CostModel>;

/** Reads the table; throws an error with the file's name and the reason. */
export function readCostModel(file: string): CostModel {
  try {
    return CostModel.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
