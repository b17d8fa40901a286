import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'appointment picker', required: true, caption: 'When can we come?' } },
  missing: {
    field: { type: 'appointment picker', required: true, caption: 'When can we come?' },
    values: { 'q.day': '' },
  },
  'no access': {
    field: { type: 'appointment picker', caption: 'When can we come?' },
    values: { 'q.noAccess': 'true' },
  },
  'a call': {
    field: { type: 'appointment picker', caption: 'When may we call?', settings: { needsAccess: false } },
  },
};
