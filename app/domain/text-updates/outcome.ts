/** Why a sign-up did not do all it was asked: 1 this incident, 2 had all of it already, 3 later ones, 4 both. Decisions J-937 to J-943. */
export type Reason = 1 | 2 | 3 | 4;

export interface Fates {
  /** What was asked for, each once. Null where it was not asked for. */
  readonly live: Fate | null;
  readonly future: Fate | null;
}
export type Fate = 'added' | 'had' | 'refused';

/** The reason of the wire contract; null is a success. Already subscribed only where nothing new came of it. Journeys, section 4. */
export function reasonOf({ live, future }: Fates): Reason | null {
  if (live === 'refused' && future === 'refused') return 4;
  if (live === 'refused') return 1;
  if (future === 'refused') return 3;
  return live === 'added' || future === 'added' ? null : 2;
}
