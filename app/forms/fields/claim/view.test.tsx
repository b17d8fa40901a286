import { expect, it } from 'vitest';
import { htmlOfField } from '../../../../tests/support/render-field';

const cuts = [
  { value: 'INCD-2-A', caption: 'Since 9am today, not back yet' },
  { value: 'INCD-1-A', caption: '1am to 8am yesterday, 7 hours' },
  { value: 'Other', caption: 'Another one' },
];
const sum = { title: 'What we owe you', text: ['£95'] };

const examples = {
  plain: { field: { type: 'claim' } },
  sum: { field: { type: 'claim' }, context: { claim: { cuts: [], sum } } },
  cuts: { field: { type: 'recent power cut' }, context: { claim: { cuts, sum } } },
  none: { field: { type: 'recent power cut' }, context: { claim: { cuts: [], sum } } },
};
const htmlOf = (name: keyof typeof examples) => htmlOfField(examples[name]);

it('says nothing where nothing is known', () => expect(htmlOf('plain')).toBe(''));

it('says what the claim may come to', () => expect(htmlOf('sum')).toContain('£95'));

it('offers the recent power cuts, and another one', () => {
  const values = [...htmlOf('cuts').matchAll(/type="radio"[^>]*value="([^"]*)"/g)];
  expect(values.map(([, value]) => value)).toEqual(['INCD-2-A', 'INCD-1-A', 'Other']);
  expect(htmlOf('cuts')).toContain('Since 9am today, not back yet');
});

it('is another one at once where none is known', () =>
  expect(htmlOf('none')).toMatch(/<input type="hidden"[^>]*value="Other"/));
