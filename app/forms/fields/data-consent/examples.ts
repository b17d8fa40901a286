import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: {
    field: {
      type: 'data consent',
      required: true,
      settings: { acceptCopy: 'I agree', bodyText: 'We ask help@meridian-power.example' },
    },
  },
  missing: { field: { type: 'data consent', required: true, settings: { acceptCopy: 'I agree' } }, values: { q: '' } },
};
