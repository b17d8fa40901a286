import type { AnswerModel } from './answer-model';
import type { OperatorText } from '../words/operator-text';
import type { IncidentCardModel } from './card-model';

/** One of several incidents, with what distinguishes them: the cause and the place on the map. */
export interface ListedIncident extends IncidentCardModel {
  readonly cause: OperatorText | null;
  /** True if it is in the street of the visitor's address. */
  readonly isOwnStreet: boolean;
}

/** Several incidents in one sector. */
export interface ListingModel {
  readonly kind: 'listing';
  readonly sector: string;
  readonly title: string;
  readonly answer: AnswerModel;
  readonly cards: readonly ListedIncident[];
  readonly total: number;
  readonly moreHref: string | null;
}
