import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'date', caption: 'When?', helpText: 'The day it began' } },
  'no day': { field: { type: 'date', caption: 'When?' }, values: { q: '31/2/2026' } },
};
