/**
 * Why a sign-up was only partly done: 1 this incident, 3 later ones, 4 both (J-937 to J-943). The
 * wire's 2, "already signed up", is never returned, because it would tell a stranger about a
 * number. docs/decisions/text-updates.md, T-26
 */
export type Reason = 1 | 3 | 4;

export interface Outcomes {
  /** Null if not requested. */
  readonly live: Outcome | null;
  readonly future: Outcome | null;
}
/** `full`: the number has reached the limit. Only the phone learns of `had` and `full`. */
export type Outcome = 'added' | 'had' | 'full' | 'refused';

/** Null is a success. Doesn't depend on the number's existing subscriptions. */
export function reasonOf({ live, future }: Outcomes): Reason | null {
  if (live === 'refused' && future === 'refused') return 4;
  if (live === 'refused') return 1;
  return future === 'refused' ? 3 : null;
}

export function messagesOf({
  live,
  future,
}: Outcomes): readonly ('welcome' | 'already' | 'full')[] {
  const is = (outcome: Outcome): boolean => live === outcome || future === outcome;
  const messages = [
    ...(is('added') ? (['welcome'] as const) : []),
    ...(is('full') ? (['full'] as const) : []),
  ];
  return messages.length === 0 && is('had') ? ['already'] : messages;
}
