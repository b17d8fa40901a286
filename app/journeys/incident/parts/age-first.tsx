import type { AgeModel } from '../models/age-model';

export function AgeFirst({
  age: { first, sentence },
}: {
  age: Pick<AgeModel, 'first' | 'sentence'>;
}) {
  return first && sentence ? <p className="lead stale">{sentence}</p> : null;
}
