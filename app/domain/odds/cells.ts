import { HOUR } from '../time/instant';
import type { Likeness } from './course';

const AGES = [0.25, 0.5, 1, 2, 3, 4.5, 6, 9, 12].map((hours) => hours * HOUR);
const CUSTOMERS = [1, 2, 11, 51, 201];

const stepOf = (steps: readonly number[], value: number): number => {
  const above = steps.findIndex((step) => value < step);
  return above < 0 ? steps.length : above;
};

export const WHOLE = 'all';

/** From the coarsest to the finest. */
export function cellsOf({ category, customers, age }: Likeness): readonly string[] {
  const time = stepOf(AGES, age);
  const size = `${time}/${stepOf(CUSTOMERS, customers)}`;
  return [WHOLE, `${time}`, size, `${time}//${category ?? ''}`, `${size}/${category ?? ''}`];
}
