import type { AnswerModel } from './answer-model';
import type { OperatorText } from '../words/operator-text';
import type { IncidentCardModel } from './card-model';

/** With what distinguishes it: the cause and the place on the map. */
export interface ListedIncident extends IncidentCardModel {
  readonly cause: OperatorText | null;
  readonly isOwnStreet: boolean;
}

export interface ListingModel {
  readonly kind: 'listing';
  readonly sector: string;
  readonly title: string;
  readonly answer: AnswerModel;
  readonly cards: readonly ListedIncident[];
  readonly total: number;
  readonly moreHref: string | null;
}
