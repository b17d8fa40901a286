import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'postcode lookup', required: true, caption: 'Where is it?' } },
  'any text': { field: { type: 'postcode lookup', caption: 'Where is it?', settings: { variant: 'address' } } },
  typed: {
    field: { type: 'postcode lookup', required: true, caption: 'Where is it?' },
    values: { 'q.manuallyEnteredAddress': 'true', 'q.addressLine1': '4 Lantern Street' },
  },
};
