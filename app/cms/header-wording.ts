import { z } from 'zod';
import { orElse } from './lenient';
import type { IncidentTextKey } from '~/words/incident';

const Words = orElse(z.string().trim().min(1).max(300), undefined);

/** Sentences that a header block may bring instead of the usual ones, by name; a blank one is as good as none. Decision L-745. */
export function headerWording(names: readonly IncidentTextKey[]) {
  const shape = Object.fromEntries(names.map((name) => [name, Words]));
  return z.object(shape).transform((sent) => ({
    wording: Object.fromEntries(Object.entries(sent).filter(([, words]) => words !== undefined)),
  }));
}
