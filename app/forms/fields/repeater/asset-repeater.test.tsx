import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  'one blank item': {
    field: {
      type: 'asset repeater',
      required: true,
      caption: 'Which lights?',
      settings: { fields: [{ alias: 'kind', type: 'text', caption: 'Kind', required: true }] },
    },
  },
  'two items, one wrong': {
    field: {
      type: 'asset repeater',
      caption: 'Which lights?',
      settings: {
        fields: [
          { alias: 'kind', type: 'text', caption: 'Kind', required: true },
          { alias: 'count', type: 'text', caption: 'How many' },
        ],
      },
    },
    values: { 'q.0.kind': 'Lamp', 'q.0._': '', 'q.1.count': '2', 'q.1._': '' },
  },
  empty: {
    field: {
      type: 'asset repeater',
      required: true,
      caption: 'Which lights?',
      settings: { fields: [{ alias: 'kind', type: 'text', caption: 'Kind' }] },
    },
    values: { 'q.0._': '' },
  },
};

it.each([
  ['one blank item', 'Add another'],
  ['two items, one wrong', 'This field cannot be left blank'],
  ['empty', 'at least 1 item'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
