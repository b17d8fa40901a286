import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  plain: {
    field: {
      type: 'title and description',
      settings: { caption: 'Keep away', bodyText: 'It may be live.' },
    },
  },
  'with a number to call': {
    field: {
      type: 'title and description',
      settings: {
        caption: 'Call us',
        bodyText: 'Now.',
        link: { url: 'tel:105', name: 'Call us now on 105' },
      },
    },
  },
  'about danger': {
    field: {
      type: 'title and description',
      settings: { look: 'danger', bodyText: 'Stay away and call 105.' },
    },
  },
  'asterisk disclaimer': {
    field: {
      type: 'title and description',
      settings: { defaultValue: 'asterisk disclaimer', bodyText: 'Tick each *' },
    },
  },
};

it.each([
  ['asterisk disclaimer', 'f hint'],
  ['custom error', 'f msg'],
])('an %s is a note without a label [L-512, L-513, L-523, L-527, L-529]', (defaultValue, look) => {
  const field = {
    type: 'text',
    caption: 'A label',
    settings: { defaultValue, bodyText: 'A note' },
  };
  const html = htmlOfField({ field });
  expect(html).toContain(`<div class="${look}">`);
  expect(html).toContain('A note');
  expect(html).not.toMatch(/A label|<label|<input/);
});

it.each([
  ['plain', 'Keep away'],
  ['plain', 'It may be live.'],
  ['asterisk disclaimer', 'Tick each *'],
  ['about danger', 'Stay away and call <a class="tel" href="tel:105">105</a>.'],
  ['with a number to call', '<a href="tel:105" class="btn">Call us now on 105</a>'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
