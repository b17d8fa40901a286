import { expect, it } from 'vitest';
import { acceptPage } from '../engine/accept';
import { EMPTY_DRAFT } from '../engine/draft-answers';
import { exampleGiven, formOf, formValues, wireForm } from '../../../tests/fixtures/example-form';

const MESSAGE = 'This section must have at least one question answered';
const text = (alias: string, more = {}) => ({ alias, type: 'text', caption: alias, ...more });
const set = (caption: string, ...fields: unknown[]) => ({ caption, columns: [{ fields }] });

const sections = [
  set(
    'Reach',
    text('phone'),
    text('post', { condition: { rules: [{ field: 'phone', operator: 'is', value: 'none' }] } }),
    { alias: 'kind', type: 'hidden', settings: { defaultValue: 'always there' } },
  ),
  set('Notes', text('note'), {
    alias: 'info',
    type: 'title and description',
    settings: { bodyText: 'Read this' },
  }),
];

it.each([
  ['no section is mandatory', false, {}, []],
  ['a name makes one mandatory', 'Reach', {}, ['one-1']],
  ['one answer is enough', 'Reach', { phone: '01632 960001' }, []],
  ['blanks are none', 'Reach', { phone: '   ' }, ['one-1']],
  ['an answer of another section is none', 'Reach', { note: 'x' }, ['one-1']],
  ['an answer that is not asked for is none', 'Reach', { post: 'PO Box 1' }, ['one-1']],
  ['a list of names', ['Reach', 'Notes'], { phone: '1' }, ['one-2']],
  ['every section', true, {}, ['one-1', 'one-2']],
  ['every section, all answered', true, { phone: '1', note: 'x' }, []],
])(
  "the problem is the section's own, not one field's: %s [F-412, J-715]",
  (_, mandatorySection, values, wrong) => {
    const form = formOf(wireForm([{ caption: 'One', fieldsets: sections }], { mandatorySection }));
    const accepted = acceptPage(form, EMPTY_DRAFT, 'one', formValues(values), exampleGiven);
    expect(accepted?.problems.map(({ name, message }) => [name, message])).toEqual(
      wrong.map((name) => [name, MESSAGE]),
    );
  },
);

it('says nothing more where a question of the section is wrong already [F-413]', () => {
  const wire = wireForm(
    [
      {
        caption: 'One',
        fieldsets: [
          set('Reach', text('phone', { required: true, requiredErrorMessage: 'Give it' })),
        ],
      },
    ],
    { mandatorySection: true },
  );
  const accepted = acceptPage(formOf(wire), EMPTY_DRAFT, 'one', formValues({}), exampleGiven);
  expect(accepted?.problems.map(({ message }) => message)).toEqual(['Give it']);
});
