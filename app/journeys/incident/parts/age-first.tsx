import type { AgeModel } from '../models/age-model';

/** The age of the data if it comes first on the page; otherwise nothing. */
export function AgeFirst({
  age: { first, sentence },
}: {
  age: Pick<AgeModel, 'first' | 'sentence'>;
}) {
  return first && sentence ? <p className="lead stale">{sentence}</p> : null;
}
