import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../../../../tests/support/render-field';

const examples: FieldExamples = {
  optional: { field: { type: 'text', caption: 'Your name' } },
  'a phone number': {
    field: { type: 'text', caption: 'Phone', required: true, settings: { inputMode: 'tel' } },
    values: { q: '12' },
  },
  markup: { field: { type: 'text', caption: 'Your name' }, values: { q: '<b>"x' } },
};

it('starts with its default value, and hides its label from the eye where it is not to be shown [F-101, L-505, L-509, L-510, L-521]', () => {
  const field = { type: 'text', caption: 'Town', helpText: 'Where you live', required: true };
  expect(htmlOfField({ field })).not.toContain('class="hide"');
  const html = htmlOfField({
    field: { ...field, settings: { defaultValue: 'Ely', showLabel: false } },
  });
  expect(html).toMatch(/<label for="q"[^>]*>.*<span class="hide">Town/);
  expect(html).toContain('value="Ely"');
  expect(html).toContain('Where you live');
  expect(html).not.toContain('(optional)');
});

it.each([
  ['optional', '(optional)'],
  ['a phone number', 'type="tel"'],
  ['markup', '&lt;b&gt;&quot;x'],
])('%s', (name, words) => {
  const example = examples[name];
  expect(example && htmlOfField(example)).toContain(words);
});
