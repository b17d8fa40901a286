import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'claim', settings: { says: 'sum' } } },
};
