import { readDemand } from '~/domain/demand';
import { parsePostcode } from '~/domain/postcode';
import type { CostProblem } from './cost-data';

export type CostAsked =
  | { readonly problems: readonly CostProblem[] }
  | { readonly problems: readonly []; readonly postcode: string; readonly kva: number };

/** What is wrong with a postcode and a demand, or what they ask. Specification: lookup, section 5 "Calculator form". */
export function readCost(typed: { readonly postcode: string; readonly kva: string }): CostAsked {
  const problems: CostProblem[] = [];
  const postcode = parsePostcode(typed.postcode);
  if (!postcode) problems.push({ field: 'postcode', problem: typed.postcode.trim() === '' ? 'Missing' : 'Invalid' });
  const demand = readDemand(typed.kva);
  if ('problem' in demand) problems.push({ field: 'kva', problem: demand.problem });
  return postcode && 'kva' in demand ? { problems: [], postcode: postcode.postcode, kva: demand.kva } : { problems };
}
