import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  'nothing chosen': { field: { type: 'address card', required: true, caption: 'Where is it?' } },
  chosen: {
    field: { type: 'address card', caption: 'Where is it?' },
    values: { 'q.addressLine1': '4 Lantern Street', 'q.postcode': 'CB1 9ZA' },
  },
  missing: { field: { type: 'address card', required: true, caption: 'Where is it?' }, values: { q: '' } },
};
