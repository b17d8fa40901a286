import type { AnswerModel } from './answer-model';
import type { IncidentCardModel } from './card-model';

/** Several incidents in one sector. */
export interface ListingModel {
  readonly kind: 'listing';
  readonly sector: string;
  readonly title: string;
  readonly answer: AnswerModel;
  readonly cards: readonly IncidentCardModel[];
  readonly total: number;
  readonly moreHref: string | null;
}
