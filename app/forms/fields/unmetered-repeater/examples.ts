import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  'one blank item': {
    field: {
      type: 'unmetered repeater',
      caption: 'Which equipment?',
      settings: { fields: [{ alias: 'kind', type: 'text', caption: 'Kind' }] },
    },
  },
};
