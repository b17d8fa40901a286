import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  'one blank item': {
    field: {
      type: 'street repeater',
      caption: 'Which streets?',
      settings: { fields: [{ alias: 'name', type: 'text', caption: 'Street' }] },
    },
  },
};
