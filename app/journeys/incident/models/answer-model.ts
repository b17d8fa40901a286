import type { LeadSentence } from '~/journeys/incident/words/lead-sentences';
import type { IconName } from '~/ui/icon-paths';
import type { VisualStatus } from '~/ui/status';
import type { AgeModel } from './age-model';
import type { HourRule } from '../words/hour-rule';
import type { OddsWords } from '../words/odds';
import type { Sentence } from '../words/sentence-with-time';

export interface Fact {
  readonly name: string;
  readonly value: string;
}
/** The age of the snapshot: the time of its data, and when we polled. */
export interface Checked extends AgeModel {
  /** When we polled, in ISO 8601. */
  readonly checkedIso: string;
}

/**
 * The answer panel of every incident page: chip, place, the sentence with the time, and the facts.
 */
export interface AnswerModel {
  readonly status: VisualStatus;
  readonly chip: string;
  readonly icon?: IconName;
  /** The place; `searched` is prefilled when changing it. */
  readonly where: string | null;
  readonly searched: string;
  /**
   * True if the page is about the visitor's own address, which replaces the place
   * (parts/visitor-part.tsx).
   */
  readonly isVisitors?: boolean;
  readonly sentence: Sentence;
  readonly lead: readonly LeadSentence[];
  /**
   * How much later it may be by similar power cuts: directly under the operator's time, never
   * instead of it. Null if they agree with it, or if nothing is known.
   */
  readonly odds?: OddsWords | null;
  readonly rule: HourRule | null;
  readonly facts: readonly Fact[];
  readonly checked: Checked | null;
}
