import { z } from 'zod';
import { orElse } from './lenient';
import type { IncidentTextKey } from '~/words/incident';

const Words = orElse(z.string().trim().min(1).max(300), undefined);

/** By name; blank means no override (L-745). */
export function headerWording(names: readonly IncidentTextKey[]) {
  const shape = Object.fromEntries(names.map((name) => [name, Words]));
  return z.object(shape).transform((sent) => ({
    wording: Object.fromEntries(Object.entries(sent).filter(([, words]) => words !== undefined)),
  }));
}
