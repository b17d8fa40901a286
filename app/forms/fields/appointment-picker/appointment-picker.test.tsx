import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
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
    field: {
      type: 'appointment picker',
      caption: 'When may we call?',
      settings: { needsAccess: false },
    },
  },
};

it.each([
  ['plain', 'Nobody can let us in'],
  ['missing', 'Choose a day'],
  ['no access', 'We cannot book'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});

it('asks nobody to let us in for a call', () =>
  expect(examples['a call'] && htmlOfField(examples['a call'])).not.toContain(
    'Nobody can let us in',
  ));
