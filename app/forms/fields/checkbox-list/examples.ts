import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'checkbox list', caption: 'Is anyone at home ill?', preValues: ['Yes', 'No'] } },
  missing: {
    field: { type: 'checkbox list', caption: 'Is anyone at home ill?', required: true, preValues: ['Yes', 'No'] },
    values: { q: '' },
  },
  kept: {
    field: { type: 'checkbox list', caption: 'Is anyone at home ill?', preValues: ['Yes', 'No'] },
    values: { q: ['Yes', 'No'] },
  },
};
