import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'power cut checks', caption: 'Have you looked?', preValues: ['Yes', 'No'] } },
  missing: {
    field: { type: 'power cut checks', caption: 'Have you looked?', required: true, preValues: ['Yes', 'No'] },
    values: { q: '' },
  },
};
