import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  plain: { field: { type: 'upload', caption: 'A photo' } },
  'a file that is gone': { field: { type: 'upload', caption: 'A photo' }, values: { q: 'abc123' } },
};
