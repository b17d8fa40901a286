import { describe, expect, it } from 'vitest';
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
import { fieldTypes } from '../fields/registry';
import { shownAtFirst, shownNow } from './live';

type Values = Readonly<Record<string, string | readonly string[]>>;
const on = (field: string, operator: string, value: string) => ({
  condition: { rules: [{ field, operator, value }] },
});
const typedIn = (values: Values) => (name: string) => [values[name] ?? []].flat();

function engineShows(wire: unknown, values: Values): readonly string[] {
  const form = formOf(wire);
  const accepted = acceptPage(form, EMPTY_DRAFT, 'one', formValues(values), exampleGiven);
  const page = accepted?.visibleForm.pages.find(({ slug }) => slug === 'one');
  return page?.fields.map(({ alias }) => alias) ?? [];
}

function modelOf(wire: unknown, answers = EMPTY_DRAFT.answers) {
  const model = pageModel(journeyOf(formOf(wire), answers, exampleGiven), 'one', exampleGiven);
  if (!model) throw new Error('no page');
  return model;
}

const ab = ['A', 'B'];
const CASES: readonly [
  string,
  Readonly<Record<string, unknown>>,
  string,
  string,
  readonly Values[],
][] = [
  ['radio', { preValues: ab }, 'is', 'A', [{ q: 'A' }, { q: 'B' }, {}]],
  ['recent power cut', {}, 'is', 'Other', [{ q: 'Other' }, { q: 'INCD-1-A' }, {}]],
  ['select', { preValues: ab }, 'is not', 'A', [{ q: 'A' }, { q: 'B' }, {}]],
  [
    'checkbox list',
    { preValues: ab },
    'contains',
    'A',
    [{ q: ['A', 'B'] }, { q: ' A ' }, { q: 'B' }, {}],
  ],
  [
    'checkbox list',
    { preValues: ab },
    'is',
    'A',
    [{ q: ['A', 'B'] }, { q: 'A' }, { q: ['A', 'A'] }],
  ],
  ['power cut checks', { preValues: ab }, 'contains', 'B', [{ q: ['A', 'B'] }, { q: 'A' }]],
  ['checkbox', {}, 'is', 'true', [{ q: 'true' }, { q: 'on' }, { q: 'false' }, {}]],
  ['data consent', {}, 'is', 'true', [{ q: 'true' }, {}]],
  [
    'text',
    {},
    'greater than',
    '3',
    [{ q: '4' }, { q: ' 4.5 ' }, { q: '3' }, { q: 'four' }, { q: '' }],
  ],
  ['text', {}, 'is', '', [{ q: '  ' }, { q: 'x' }, {}]],
  ['textarea', {}, 'contains', 'gas', [{ q: 'I smell\nGas' }, { q: 'smoke' }]],
  ['date', {}, 'less than', '2026-03-10', [{ q: '2026-03-09' }, { q: '2026-03-10' }, { q: '' }]],
  [
    'commissioning date',
    {},
    'greater than',
    '2026-04-01',
    [{ q: '2026-04-02' }, { q: '2026-03-02' }],
  ],
  [
    'location',
    {},
    'contains',
    'ely',
    [{ 'q.city': 'Ely' }, { 'q.city': 'Diss' }, { 'q.easting': '1' }],
  ],
  [
    'address',
    {},
    'contains',
    'cb1',
    [{ 'q.postcode': 'CB1 9ZA', 'q.addressLine1': '1' }, { 'q.addressLine1': '1' }],
  ],
];

describe('the browser shows what the engine would [F-493]', () => {
  it.each(CASES)('%s %j %s "%s"', (type, more, operator, value, tried) => {
    const wire = wireForm([
      wirePage(
        'One',
        { alias: 'q', type, caption: 'Q', ...more },
        { alias: 'a', type: 'text', caption: 'A', ...on('q', operator, value) },
        { alias: 'b', type: 'text', caption: 'B', ...on('a', 'is not', '') },
      ),
    ]);
    const model = modelOf(wire);
    for (const values of tried)
      for (const variant of [values, { ...values, a: 'said' }])
        expect([...shownNow(model, typedIn(variant))], JSON.stringify(variant)).toEqual(
          engineShows(wire, variant),
        );
  });

  it('and knows every type that can be compared', () => {
    const types = new Set(CASES.map(([type]) => type));
    // Two more address questions have the parser of the first; one of type hidden is not on the page.
    const covered = [...types, 'address card', 'postcode lookup', 'hidden'];
    const compared = [...fieldTypes]
      .filter(([, kind]) => kind.compare !== null)
      .map(([name]) => name);
    expect(compared.filter((name) => !covered.includes(name))).toEqual([]);
  });
});

it('sets of questions come and go, and answers of other pages count [L-535]', () => {
  const wire = wireForm([
    wirePage('Zero', { alias: 'who', type: 'text', caption: 'Who' }),
    {
      caption: 'One',
      fieldsets: [
        { caption: 'First', columns: [{ fields: [{ alias: 'q', type: 'text', caption: 'Q' }] }] },
        {
          caption: 'Second',
          condition: {
            logic: 'all',
            rules: [
              { field: 'q', operator: 'is', value: 'go' },
              { field: 'who', operator: 'is', value: 'me' },
            ],
          },
          columns: [{ fields: [{ alias: 'then', type: 'text', caption: 'Then' }] }],
        },
      ],
    },
  ]);
  const model = modelOf(wire, { who: 'me' });
  expect(model.compared).toEqual({ who: 'me' });
  expect([...shownAtFirst(model)]).toEqual(['q']);
  expect([...shownNow(model, typedIn({ q: 'go' }))]).toEqual(['q', 'then']);
  expect([...shownNow(modelOf(wire, { who: 'you' }), typedIn({ q: 'go' }))]).toEqual(['q']);
});

it('each item of a repeater looks at itself', () => {
  const wire = wireForm([
    wirePage('One', {
      alias: 'things',
      type: 'asset repeater',
      caption: 'Assets',
      settings: {
        fields: [
          { alias: 'kind', type: 'radio', caption: 'Kind', preValues: ['Light', 'Other'] },
          {
            alias: 'which',
            type: 'text',
            caption: 'Which',
            required: true,
            ...on('kind', 'is', 'Other'),
          },
        ],
      },
    }),
  ]);
  const two = [{ kind: 'Light' }, { kind: 'Light' }];
  const model = modelOf(wire, { things: two });
  const visibleAliases = shownNow(
    model,
    typedIn({ 'things.0.kind': 'Light', 'things.1.kind': 'Other' }),
  );
  expect([...visibleAliases]).toEqual([
    'things',
    'things.0.kind',
    'things.1.kind',
    'things.1.which',
  ]);

  const post = (values: Values) =>
    acceptPage(formOf(wire), EMPTY_DRAFT, 'one', formValues(values), exampleGiven);
  const begun = { 'things.0._': 'kind', 'things.0.kind': 'Other' };
  expect(post(begun)).toMatchObject({ problems: [], revealedQuestions: ['things.0.which'] });
  expect(post({ ...begun, 'things.0._': 'kind which' })).toMatchObject({
    problems: [{ name: 'things.0.which' }],
    revealedQuestions: [],
  });
});
