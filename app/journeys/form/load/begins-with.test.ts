import { expect, it } from 'vitest';
import { formOf, wireForm, wirePage } from '~/forms/fields/example-form';
import { appointmentsToBegin } from './begins-with';

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

it('begins a needed appointment with the next quarter hour, for 4 hours and 15 minutes', () =>
  expect(appointmentsToBegin(form(), AT)).toEqual({
    call: { day: '2026-03-10', timeFrom: '13:15', timeUntil: '17:30', noAccess: false },
  }));

it.each([[['13:00', '17:30']], [['13:15', '17:15']]])('begins empty where the form offers only %j', (slots) =>
  expect(appointmentsToBegin(form(slots), AT)).toEqual({}),
);
