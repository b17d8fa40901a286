import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'location', caption: 'Where is the light?', required: true } },
  'half a grid reference': {
    field: { type: 'location', caption: 'Where is the light?' },
    values: { 'q.city': 'Ely', 'q.easting': '554000' },
  },
};
