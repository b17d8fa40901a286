import { type FieldExamples } from '../test-render';

/** Cases of this question type: for its test, and for whoever wants to see it. */
export const examples: FieldExamples = {
  optional: { field: { type: 'checkbox', caption: 'Text me' } },
  'the answer of another question in its label': { field: { type: 'checkbox', caption: 'Call me, %other%' } },
  'required and missing': { field: { type: 'checkbox', caption: 'I agree', required: true }, values: { q: '' } },
};
