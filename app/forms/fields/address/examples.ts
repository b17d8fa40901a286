import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'address', required: true, caption: 'Where is it?' } },
  'nothing given': {
    field: { type: 'address', required: true, caption: 'Where is it?' },
    values: { 'q.addressLine1': '' },
  },
  'kept as typed': {
    field: { type: 'address', caption: 'Where is it?' },
    values: { 'q.addressLine1': '4 Lantern Street', 'q.postcode': 'CB1 9Z' },
  },
};
