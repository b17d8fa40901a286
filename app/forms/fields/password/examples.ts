import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  'never filled': { field: { type: 'password', caption: 'Your password' }, values: { q: 'secret words' } },
};
