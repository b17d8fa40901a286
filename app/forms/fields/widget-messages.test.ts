import { describe, expect, it } from 'vitest';
import { form as formTexts } from '#words/en.json';
import { type Case, problems } from '../../../tests/support/check-example';
import { exampleGiven } from '../../../tests/fixtures/example-form';

const t = formTexts;
const req = { required: true };
const span = (from: string, fromTime: string, to: string, toTime: string) => ({
  calendarStartDate: from,
  startTime: fromTime,
  calendarEndDate: to,
  endTime: toTime,
});
const slot = (day: string, from: string, until: string) => ({
  day,
  timeFrom: from,
  timeUntil: until,
});
const cases: Case[] = [
  [
    'span, none',
    { type: 'date and time picker', ...req },
    {},
    [
      'calendarStartDate: Please choose a start date',
      'startTime: Please choose a start time',
      'calendarEndDate: Please choose an end date',
      'endTime: Please choose an end time',
    ],
  ],
  [
    'span, 11:45',
    { type: 'date and time picker' },
    span('2026-03-01', '09:00', '2026-03-01', '20:45'),
    ['endTime: The time difference cannot be less than 12 hours'],
  ],
  [
    'span, 12:00',
    { type: 'date and time picker' },
    span('2026-03-01', '09:00', '2026-03-01', '21:00'),
    [],
  ],
  [
    'span backwards',
    { type: 'date and time picker' },
    span('2026-03-02', '09:00', '2026-03-01', '21:00'),
    [`endTime: ${t.lessThan12Hours}`],
  ],
  [
    'span, no slot',
    { type: 'date and time picker' },
    span('2026-03-01', '09:07', '2026-03-01', '21:00'),
    [`startTime: ${t.timeInvalid}`],
  ],
  [
    'span, spring: 12 on the clock are 11',
    { type: 'date and time picker' },
    span('2026-03-28', '18:00', '2026-03-29', '06:00'),
    [`endTime: ${t.lessThan12Hours}`],
  ],
  [
    'claim',
    { type: 'date and time picker' },
    span('2026-03-01', '09:00', '2026-03-02', '21:00'),
    [],
    { pageType: 'compensationClaim' },
  ],
  [
    'claim backwards',
    { type: 'date and time picker' },
    span('2026-03-02', '09:00', '2026-03-01', '21:00'),
    ['calendarStartDate: Start date cannot be ahead of end date'],
    { pageType: 'compensationClaim' },
  ],
  [
    'claim too short',
    { type: 'date and time picker' },
    span('2026-03-01', '09:00', '2026-03-01', '20:45'),
    [
      'endTime: You can only submit a claim if your power cut lasted a minimum of 12 hours consecutive hours',
    ],
    { pageType: 'compensationClaim' },
  ],
  [
    'claim in the future',
    { type: 'date and time picker' },
    span('2026-03-10', '09:00', '2026-03-11', '21:00'),
    [`calendarEndDate: ${t.claimInFuture}`],
    { pageType: 'compensationClaim' },
  ],

  [
    'appointment, none',
    { type: 'appointment picker', ...req },
    {},
    [
      `day: ${t.appointmentDayMissing}`,
      `timeFrom: ${t.appointmentFromMissing}`,
      `timeUntil: ${t.appointmentUntilMissing}`,
    ],
  ],
  ['appointment', { type: 'appointment picker', ...req }, slot('2026-03-10', '14:00', '18:15'), []],
  [
    'appointment, past',
    { type: 'appointment picker' },
    slot('2026-03-09', '14:00', '18:15'),
    [`day: ${t.appointmentDayPast}`],
  ],
  [
    'appointment, order',
    { type: 'appointment picker' },
    slot('2026-03-11', '14:00', '14:00'),
    [`timeUntil: ${t.appointmentOrder}`],
  ],
  [
    'appointment, other slots',
    { type: 'appointment picker' },
    slot('2026-03-11', '14:00', '16:00'),
    [`timeUntil: ${t.timeInvalid}`],
    { appointmentTimes: ['14:00', '15:00'] },
  ],
  [
    'appointment, no access',
    { type: 'appointment picker' },
    { noAccess: 'true' },
    [`noAccess: ${t.appointmentNoAccess}`],
  ],

  [
    'commissioning, 11 days',
    { type: 'commissioning date' },
    { '': '2026-03-21' },
    [
      'Your planned commissioning date must be at least 10 working days from the date of application, but not more than 3 months in advance as our connection offers are only valid for 3 months.',
    ],
  ],
  ['commissioning, 12 days', { type: 'commissioning date' }, { '': '2026-03-22' }, []],
  [
    'commissioning, a day less than 3 months',
    { type: 'commissioning date' },
    { '': '2026-06-09' },
    [],
  ],
  [
    'commissioning, 3 months',
    { type: 'commissioning date' },
    { '': '2026-06-10' },
    [t.commissioningDate],
  ],

  ['upload, none', { type: 'upload', ...req }, {}, [t.required]],
  ['upload, gone', { type: 'upload' }, { '': 'abc' }, [t.uploadGone]],
  ['upload, two', { type: 'upload' }, { '': ['abc', 'def'] }, [t.uploadOneAtATime]],
  [
    'checks, none',
    { type: 'power cut checks', preValues: ['Trip switch'], ...req },
    {},
    [t.checksMissing],
  ],
  [
    'asset, none',
    { type: 'asset repeater', ...req, settings: { fields: [{ alias: 'n', type: 'text' }] } },
    {},
    ['This asset must have at least 1 item'],
  ],
  [
    'street, blank item',
    { type: 'street repeater', ...req, settings: { fields: [{ alias: 'n', type: 'text' }] } },
    { '0.n': '' },
    ['This asset must have at least 1 item'],
  ],
  [
    'unmetered, inner rule',
    {
      type: 'unmetered repeater',
      settings: {
        fields: [
          { alias: 'n', type: 'text', required: true },
          { alias: 'm', type: 'text' },
        ],
      },
    },
    { '0.m': 'x' },
    [`0.n: ${t.required}`],
  ],
  [
    'repeater, too many',
    { type: 'asset repeater', settings: { maxItems: 1, fields: [{ alias: 'n', type: 'text' }] } },
    { '0.n': 'x', '4.n': 'y' },
    ['Add no more than 1 items'],
  ],
  [
    'representative without a name',
    { type: 'authorised representatives' },
    { '0.telephoneNumber': '0' },
    [`0.name: ${t.required}`, `0.telephoneNumber: ${t.telephoneInvalid}`],
  ],
];

describe('what a field says [F-038 to F-040, F-202 to F-207, F-210 to F-213, F-223, F-419, F-466]', () => {
  it.each(cases)(
    '%s [F-214, F-220, F-222, F-224 to F-226, F-418, F-549]',
    (_name, wire, values, expected, form) => {
      expect(problems(wire, values, form)).toEqual(expected);
    },
  );

  it('stored files are taken, up to 20 MB together [F-215 to F-219, F-221, F-552]', () => {
    const files = (size: number) =>
      new Map([['abc', { id: 'abc', displayName: 'a.pdf', name: 'abc-a.pdf', size }]]);
    const take = (size: number) =>
      problems({ type: 'upload' }, { '': 'abc' }, {}, { ...exampleGiven, files: files(size) });
    expect(take(20_971_520)).toEqual([]);
    expect(take(20_971_521)).toEqual(['The total upload size is too large']);
  });

  it('photos are pictures alone, where a question asks for photos', () => {
    const take = (displayName: string) =>
      problems(
        { type: 'upload', settings: { photos: true } },
        { '': 'abc' },
        {},
        {
          ...exampleGiven,
          files: new Map([
            ['abc', { id: 'abc', displayName, name: `abc-${displayName}`, size: 9 }],
          ]),
        },
      );
    expect(take('pole.JPG')).toEqual([]);
    expect(take('plan.dwg')).toEqual(['plan.dwg is not a JPEG, PNG or GIF picture']);
  });

  it('reads a condition inside a repeater item [F-084, F-398]', () => {
    const fields = [
      { alias: 'kind', type: 'radio', preValues: ['Light', 'Other'] },
      {
        alias: 'which',
        type: 'text',
        required: true,
        condition: { rules: [{ field: 'kind', operator: 'is', value: 'Other' }] },
      },
    ];
    const wire = { type: 'asset repeater', settings: { fields } };
    expect(problems(wire, { '0.kind': 'Light' })).toEqual([]);
    expect(problems(wire, { '0.kind': 'Light', '1.kind': 'Other' })).toEqual([
      `1.which: ${t.required}`,
    ]);
  });
});
