import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'date and time picker', caption: 'From when until when?' } },
  missing: {
    field: { type: 'date and time picker', caption: 'From when until when?', required: true },
    values: { 'q.startTime': '' },
  },
};
