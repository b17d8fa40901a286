import { expect, it } from 'vitest';
import { formOf, wireForm, wirePage } from '../../../../tests/fixtures/example-form';
import { ask, bodyOf, gatewaysWith, seePage } from '../../../../tests/support/form-visitor';
import type { PageData } from '../page-data';
import { defaultsOf } from './page-view.server';
import type { FormGateways } from './gateways';

const form = (appointmentTimes: readonly string[] = []) =>
  formOf(
    wireForm(
      [
        wirePage(
          'One',
          { alias: 'call', type: 'appointment picker', caption: 'When?', required: true },
          { alias: 'visit', type: 'appointment picker', caption: 'And a visit?' },
        ),
      ],
      { appointmentTimes },
    ),
  );
const AT = Date.UTC(2026, 2, 10, 13, 4);

it('begins a needed appointment with the next quarter hour, for 4 hours and 15 minutes [F-201]', () =>
  expect(defaultsOf(form(), AT)).toEqual({
    call: { day: '2026-03-10', timeFrom: '13:15', timeUntil: '17:30', noAccess: false },
  }));

it.each([[['13:00', '17:30']], [['13:15', '17:15']]])(
  'begins empty where the form offers only %j',
  (slots) => expect(defaultsOf(form(slots), AT)).toEqual({}),
);

const dependent = (defaultValue?: string) =>
  formOf(
    wireForm([
      wirePage(
        'One',
        {
          alias: 'cause',
          type: 'radio',
          caption: 'Why?',
          preValues: ['Storm', 'Several'],
          settings: { defaultValue },
        },
        {
          alias: 'street',
          type: 'text',
          caption: 'Which street?',
          condition: {
            action: 'show',
            logic: 'all',
            rules: [{ field: 'cause', operator: 'is', value: 'Storm' }],
          },
        },
      ),
    ]),
  );

async function firstPage(form: ReturnType<typeof formOf>, query = ''): Promise<PageData> {
  const gateways = { ...gatewaysWith(), forms: { byId: () => form } } as unknown as FormGateways;
  const request = await ask(`/forms/${form.id}/one${query}`);
  return bodyOf<PageData>(await seePage(request, form.id, 'one', gateways));
}

it.each([
  ['appointment picker', ['13:00', '17:30']],
  ['date and time picker', ['13:00', '17:30']],
  ['date', []],
])("a page with a question of type %s lists the form's times: %j", async (type, slots) => {
  const page = wirePage('One', { alias: 'q', type, caption: 'When?' });
  const form = formOf(wireForm([page], { appointmentTimes: ['13:00', '17:30'] }));
  expect((await firstPage(form)).context.slots).toEqual(slots);
});

it.each([
  ['nothing is filled in', undefined, '', [true, 'cause']],
  ['the link says the answer', undefined, '?cause=Storm', [false, 'cause street']],
  ['the link says another answer', undefined, '?cause=Several', [true, 'cause']],
  ['the answer is the default', 'Storm', '', [false, 'cause street']],
])(
  'shows a question that depends on an answer filled in beforehand, where %s',
  async (_, value, query, shown) => {
    const { page } = await firstPage(dependent(value), query);
    const street = page.fieldsets
      .flatMap(({ columns }) => columns.flat())
      .find(({ alias }) => alias === 'street');
    expect([street?.hidden, page.questionList.value]).toEqual(shown);
  },
);
