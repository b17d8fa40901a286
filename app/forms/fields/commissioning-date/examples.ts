import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'commissioning date', caption: 'When?' } },
  'too early': { field: { type: 'commissioning date', caption: 'When?' }, values: { q: '2026-03-12' } },
};
