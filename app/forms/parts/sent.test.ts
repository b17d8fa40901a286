import { describe, expect, it } from 'vitest';
import { acceptPage } from '../engine/accept';
import { journeyOf } from '../engine/journey';
import { EMPTY_DRAFT, setServerAnswer } from '../engine/draft-answers';
import { payloadOf } from '../engine/payload';
import {
  exampleGiven as base,
  formOf,
  formValues,
  wireForm,
  wirePage,
} from '../../../tests/fixtures/example-form';

const REFERENCE = 'WEB-K7QF2M9XDA';
type Values = Readonly<Record<string, string | readonly string[]>>;

function sentWith(
  field: Record<string, unknown>,
  values: Values,
  form: Record<string, unknown> = {},
  facts = {},
) {
  const definition = formOf(
    wireForm(
      [wirePage('One', { alias: 'q', caption: 'Q', ...field }, { alias: 'more', type: 'text' })],
      form,
    ),
  );
  const { draftAnswers: draft } = acceptPage(
    definition,
    EMPTY_DRAFT,
    'one',
    formValues(values),
    base,
  )!;
  return payloadOf(
    journeyOf(definition, draft.answers, base),
    { reference: REFERENCE, ...facts },
    base,
  );
}
const ofItems = { settings: { fields: [{ alias: 'what', type: 'text', caption: 'What' }] } };
const plain = { type: 'text' };

describe('the members beside the sections [F-138, F-139, F-200]', () => {
  it.each<[string, Record<string, unknown>, Values, object]>([
    [
      'Appointment (F-138, F-200)',
      { type: 'appointment picker' },
      { 'q.day': '2026-03-11', 'q.timeFrom': '09:15', 'q.timeUntil': '13:30' },
      {
        Appointment: { day: '2026-03-11', noAccess: false, timeFrom: '09:15', timeUntil: '13:30' },
      },
    ],
    [
      'DateAndTime (F-139)',
      { type: 'date and time picker' },
      {
        'q.calendarStartDate': '2026-03-01',
        'q.startTime': '09:00',
        'q.calendarEndDate': '2026-03-02',
        'q.endTime': '21:00',
      },
      {
        DateAndTime: {
          calendarStartDate: '2026-03-01',
          startTime: '09:00',
          calendarEndDate: '2026-03-02',
          endTime: '21:00',
        },
      },
    ],
    [
      'Address, its keys spaceless and capitalised (F-151 to F-154, F-159, F-160)',
      { type: 'postcode lookup' },
      {
        'q.addressLine1': '7 Orchard Row',
        'q.addressLine2': 'The Green',
        'q.addressLine3': 'Ely',
        'q.addressLine4': 'Cambridgeshire',
        'q.postcode': 'CB1 9ZA',
        'q.mpan': '1900001901024',
      },
      {
        Address: {
          AddressLine1: '7 Orchard Row',
          AddressLine2: 'The Green',
          AddressLine3: 'Ely',
          AddressLine4: 'Cambridgeshire',
          Postcode: 'CB1 9ZA',
          Mpan: '1900001901024',
          ManuallyEnteredAddress: false,
        },
      },
    ],
    ...['asset repeater', 'street repeater', 'unmetered repeater'].map(
      (type): [string, Record<string, unknown>, Values, object] => [
        `assets: ${type} (F-141 to F-143)`,
        { type, ...ofItems },
        { 'q.0.what': 'Lamp', 'q.1.what': 'Sign' },
        { assets: [{ what: 'Lamp' }, { what: 'Sign' }] },
      ],
    ),
    [
      'authorisedRepresentatives (F-144)',
      { type: 'authorised representatives' },
      { 'q.0.name': 'Ann', 'q.0.telephoneNumber': '01632 960001' },
      { authorisedRepresentatives: [{ name: 'Ann', telephoneNumber: '01632 960001' }] },
    ],
  ])('%s [F-141 to F-144, F-154]', (_, field, values, members) => {
    const sent = sentWith(field, values);
    expect(sent).toMatchObject(members);
    const [name = ''] = Object.keys(members);
    expect(sentWith(plain, { q: 'x' })).not.toHaveProperty(name);
  });

  it.each([
    ['psr', 'PSR form', 'FormSubmissionDateTime', '2026-03-10T13:04:00.000Z'],
    ['futurePlannedPowerCut', 'future planned power cut', 'incidentReference', 'INCD-1-A'],
  ])('of %s alone [F-145, F-146]', (pageType, type, name, value) => {
    const facts = { incidentReference: 'INCD-1-A' };
    expect(sentWith(plain, { q: 'x' }, { pageType, type }, facts)).toHaveProperty(name, value);
    expect(sentWith(plain, { q: 'x' }, {}, facts)).not.toHaveProperty(name);
  });

  it('are joined by the extra items of the address, which replace none of them [F-128, F-148]', () => {
    const query = { campaign: 'spring', id: 'forged' };
    expect(sentWith(plain, { q: 'x' }, {}, { query })).toMatchObject({
      campaign: 'spring',
      id: 'example',
    });
  });

  it('name the state of the meter for a report only [F-137, F-251 to F-256]', () => {
    const state = {
      correlationId: '2c1f6a1e-5d0b-4a55-9d3c-0f7f6f1f7b10',
      isSmart: true,
      onSupply: false,
      smartPingEnabled: true,
      pingAllowed: true,
      status: 'De-energised',
      attempts: 1,
      accepted: false,
      pingOccurred: true,
    };
    const of = (pageType: string) => {
      const fields = [
        { alias: 'meter', type: 'smart meter' },
        { alias: 'more', type: 'text' },
      ];
      const definition = formOf(wireForm([wirePage('One', ...fields)], { pageType }));
      const draft = setServerAnswer(definition, EMPTY_DRAFT, 'meter', state);
      return payloadOf(journeyOf(definition, draft.answers, base), { reference: REFERENCE }, base);
    };
    expect(of('reportAPowerCut').SmartMeter).toEqual({
      CorrelationID: state.correlationId,
      IsSmart: true,
      OnSupply: false,
      SmartPingEnabled: true,
      PingAllowed: true,
      Status: 'De-energised',
    });
    expect(of('voltageComplaint')).not.toHaveProperty('SmartMeter');
  });
});

it('carries the value of a hidden field, and never what is posted under its name [F-104]', () => {
  const sent = sentWith(
    { type: 'hidden', settings: { defaultValue: 'Website' } },
    { q: 'forged', more: 'x' },
  );
  expect(sent.formData[0]?.sectionFields[0]).toEqual({ name: 'q', value: 'Website' });
});

it.each([
  ['0.35', true],
  ['0.36', false],
])(
  'a reading of %s says whether it is within its limit: %s [F-231]',
  (impedanceReading, within) => {
    const values = {
      'q.supplyPhase': 'Single phase',
      'q.propertyFuses': '60A',
      'q.earthingType': 'PME',
    };
    const sent = sentWith(
      { type: 'ohms limit' },
      { ...values, 'q.impedanceReading': impedanceReading },
    );
    expect(sent.formData[0]?.sectionFields[0]?.value).toContain(`readingWithinLimits: ${within}`);
  },
);
