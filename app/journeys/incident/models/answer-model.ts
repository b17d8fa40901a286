import type { IconName } from '~/ui/icon-paths';
import type { VisualStatus } from '~/ui/status';
import type { AgeModel } from './age-model';
import type { HourRule } from '../words/hour-rule';
import type { OddsWords } from '../words/odds';
import type { Sentence } from '../words/sentence';

export interface Fact {
  readonly name: string;
  readonly value: string;
}
/** How fresh the picture is: from when its data are, and when we looked. */
export interface Checked extends AgeModel {
  /** When we looked, for machines. */
  readonly checkedIso: string;
}

/** The night field of every incident page: chip, where, the sentence with the hour, and the facts. */
export interface AnswerModel {
  readonly status: VisualStatus;
  readonly chip: string;
  readonly icon?: IconName;
  /** The place; `searched` opens the search with it. */
  readonly where: string | null;
  readonly searched: string;
  /** The page speaks of the visitor's own address: it stands in the place's place (parts/visitor-part.tsx). */
  readonly isVisitors?: boolean;
  readonly sentence: Sentence;
  readonly lead: string | null;
  /** How long power cuts like it took: beside the operator's time, never instead of it. None where nothing is said. */
  readonly odds?: OddsWords | null;
  readonly rule: HourRule | null;
  readonly facts: readonly Fact[];
  readonly checked: Checked | null;
}
