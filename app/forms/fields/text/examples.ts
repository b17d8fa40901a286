import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  optional: { field: { type: 'text', caption: 'Your name' } },
  'a phone number': {
    field: { type: 'text', caption: 'Phone', required: true, settings: { inputMode: 'tel' } },
    values: { q: '12' },
  },
  markup: { field: { type: 'text', caption: 'Your name' }, values: { q: '<b>"x' } },
};
