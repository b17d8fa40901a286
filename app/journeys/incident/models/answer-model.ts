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
export interface Checked extends AgeModel {
  /** When we polled, in ISO 8601. */
  readonly checkedIso: string;
}

export interface AnswerModel {
  readonly status: VisualStatus;
  readonly chip: string;
  readonly icon?: IconName;
  readonly where: string | null;
  readonly searched: string;
  /** The visitor's own address replaces the place (parts/visitor-part.tsx). */
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
