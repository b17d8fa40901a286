/**
 * Why a sign-up did not do all it was asked: 1 this incident, 3 later ones, 4 both. Decisions J-937 to J-943. The specification's 2,
 * "already signed up", is not given: it tells a stranger about a number. docs/decisions/text-updates.md, T-26
 */
export type Reason = 1 | 3 | 4;

export interface Outcomes {
  /** What was asked for, each once. Null where it was not asked for. */
  readonly live: Outcome | null;
  readonly future: Outcome | null;
}
/** `full`: the number follows as much as we take. Only the phone hears of `had` and `full`. */
export type Outcome = 'added' | 'had' | 'full' | 'refused';

/** The reason of the wire contract; null is a success. It is the same whatever the number follows already. */
export function reasonOf({ live, future }: Outcomes): Reason | null {
  if (live === 'refused' && future === 'refused') return 4;
  if (live === 'refused') return 1;
  return future === 'refused' ? 3 : null;
}

/** The texts that a sign-up sends to its phone. */
export function messagesOf({ live, future }: Outcomes): readonly ('welcome' | 'already' | 'full')[] {
  const is = (outcome: Outcome): boolean => live === outcome || future === outcome;
  const said = [...(is('added') ? (['welcome'] as const) : []), ...(is('full') ? (['full'] as const) : [])];
  return said.length === 0 && is('had') ? ['already'] : said;
}
