import { expect, it } from 'vitest';
import { acceptPage } from '../engine/accept';
import { journeyOf } from '../engine/journey';
import { EMPTY_DRAFT } from '../engine/draft-answers';
import { pageModel } from '../engine/page-model';
import {
  exampleGiven,
  formOf,
  formValues,
  wireForm,
  wirePage,
} from '../../../tests/fixtures/example-form';
import { resolvedProblems, withoutProblems } from './resolved-errors';

const number = {
  alias: 'account',
  type: 'text',
  caption: 'Account number',
  required: true,
  pattern: '^\\d{8}$',
  patternInvalidErrorMessage: 'Account number must be 8 digits',
};
const form = formOf(
  wireForm([
    wirePage(
      'One',
      number,
      { alias: 'phone', type: 'text', caption: 'Phone number', settings: { inputMode: 'tel' } },
      {
        alias: 'who',
        type: 'checkbox list',
        caption: 'Who?',
        preValues: ['Us', 'Them'],
        settings: { alone: ['Us'] },
      },
      { alias: 'day', type: 'date', caption: 'Which day?' },
      {
        alias: 'items',
        type: 'asset repeater',
        caption: 'Things',
        settings: {
          fields: [
            {
              alias: 'many',
              type: 'text',
              caption: 'How many?',
              settings: { min: 1, inputMode: 'numeric' },
            },
          ],
        },
      },
    ),
  ]),
);
const wrong = {
  account: '123',
  phone: '12',
  who: ['Us', 'Them'],
  day: '40 1 2026',
  'items.0.many': '2',
  'items.1.many': '1.5',
};

function again() {
  const accepted = acceptPage(form, EMPTY_DRAFT, 'one', formValues(wrong), exampleGiven)!;
  return pageModel(
    journeyOf(form, accepted.draftAnswers.answers, exampleGiven),
    'one',
    exampleGiven,
    accepted.problems,
  )!;
}
const held = (more: Record<string, string | string[]> = {}) =>
  new Map(Object.entries({ ...wrong, ...more }).map(([name, value]) => [name, [value].flat()]));

it('names each question in the summary, and the item of several', () => {
  expect(again().problems.map(({ summaryText }) => summaryText)).toEqual([
    'Account number must be 8 digits',
    'Enter a phone number, such as 01632 960 001 or +44 7700 900 982',
    'Who? You chose “Us” and also “Them”. Untick the one that is wrong.',
    'Which day? Enter a real date, such as 27 3 2026',
    'Item 2: How many? Enter a whole number, such as 4',
  ]);
});

it.each([
  ['nothing', {}, []],
  ['half of a number', { account: '1234' }, []],
  ['the number', { account: '12345678' }, ['account']],
  ['nothing where something is needed', { account: '' }, []],
  ['nothing where nothing is needed', { phone: '' }, ['phone']],
  ['another wrong number', { phone: '123' }, []],
  ['one of two that contradict', { who: ['Us'] }, ['who']],
  ['another day', { day: '4 1 2026' }, ['day']],
  ['a whole number in an item', { 'items.1.many': '2' }, ['items.1.many']],
])('%s typed mends what it mends', (_, typed, mended) => {
  const page = again();
  const found = resolvedProblems(page, held(), held(typed));
  expect([...found]).toEqual(mended);
  const left = withoutProblems(page, found);
  expect(left.problems).toHaveLength(5 - mended.length);
  for (const name of mended)
    expect(JSON.stringify(left.fieldsets)).not.toContain(`"errors":{"${name}"`);
});
