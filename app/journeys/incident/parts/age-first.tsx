import type { AgeModel } from '../models/age-model';

/** The age of the data where it is the first thing to know; nothing where it is not. */
export function AgeFirst({ age: { first, sentence } }: { age: Pick<AgeModel, 'first' | 'sentence'> }) {
  return first && sentence ? <p className="lead stale">{sentence}</p> : null;
}
