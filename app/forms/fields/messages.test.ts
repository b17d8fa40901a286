import { expect, it } from 'vitest';
import { form as formTexts } from '#words/en.json';
import { type Case, problems } from '../../../tests/support/check-example';

const t = formTexts;
const req = { required: true };
const yesNo = { preValues: ['Yes', 'No'] };
const line = (n: number) => 'a'.repeat(n);
const home = { addressLine1: '1 High Street', addressLine3: 'Ely', postcode: 'CB1 9ZA' };
const cases: Case[] = [
  ['required text', { type: 'text', ...req }, {}, [t.required]],
  [
    'required text, own words',
    { type: 'text', ...req, requiredErrorMessage: 'Tell us' },
    { '': ' \n ' },
    ['Tell us'],
  ],
  ['optional text', { type: 'text' }, {}, []],
  [
    'long text',
    { type: 'text', settings: { maxLength: 5 } },
    { '': 'abcdef' },
    ['Use 5 characters or fewer. There are 6 now.'],
  ],
  [
    'too long for its own pattern',
    {
      type: 'text',
      pattern: '^\\d{8}$',
      patternInvalidErrorMessage: 'Account number must be 8 digits',
      settings: { maxLength: 8 },
    },
    { '': '123456789' },
    ['Account number must be 8 digits'],
  ],
  [
    'a count that is not whole',
    { type: 'text', settings: { min: 1, inputMode: 'numeric' } },
    { '': '1.5' },
    [t.notWhole],
  ],
  [
    'a measure need not be',
    { type: 'text', settings: { min: 1, inputMode: 'decimal' } },
    { '': '1.5' },
    [],
  ],
  ['emoji count as one', { type: 'text', settings: { maxLength: 2 } }, { '': '🔌🔌' }, []],
  [
    'own pattern',
    { type: 'text', pattern: '^\\d+$', patternInvalidErrorMessage: 'Digits' },
    { '': 'x' },
    ['Digits'],
  ],
  ['own pattern, site words', { type: 'text', pattern: '^\\d+$' }, { '': 'x' }, [t.pattern]],
  ['own pattern holds', { type: 'text', pattern: '^\\d+$' }, { '': '12' }, []],
  ['not a number', { type: 'text', settings: { min: 1 } }, { '': 'many' }, [t.notANumber]],
  [
    'below minimum',
    { type: 'text', settings: { min: 1, max: 9 } },
    { '': '0' },
    ['Enter 1 or more'],
  ],
  [
    'above maximum',
    { type: 'text', settings: { min: 1, max: 9 } },
    { '': '10' },
    ['Enter 9 or less'],
  ],
  ['phone', { type: 'text', settings: { inputMode: 'tel' } }, { '': '12' }, [t.telephoneInvalid]],
  ['phone holds', { type: 'text', settings: { inputMode: 'tel' } }, { '': '+44 7700 900123' }, []],
  ['email', { type: 'text', settings: { inputMode: 'email' } }, { '': 'a@b' }, [t.emailInvalid]],
  [
    'long textarea',
    { type: 'textarea' },
    { '': line(5001) },
    ['Use 5000 characters or fewer. There are 5001 now.'],
  ],
  ['password pattern', { type: 'password', pattern: '.{8}' }, { '': 'short' }, [t.pattern]],
  [
    'radio, no option, is no answer',
    { type: 'radio', ...yesNo, ...req },
    { '': 'Maybe' },
    [t.required],
  ],
  ['radio', { type: 'radio', ...yesNo }, { '': 'Yes' }, []],
  ['select, none', { type: 'select', ...yesNo, ...req }, {}, [t.required]],
  ['checkbox list, none', { type: 'checkbox list', ...yesNo, ...req }, {}, [t.required]],
  ['checkbox list, one', { type: 'checkbox list', ...yesNo, ...req }, { '': ['Yes'] }, []],
  [
    'checkbox list, unknown',
    { type: 'checkbox list', ...yesNo, ...req },
    { '': 'Oil' },
    [t.required],
  ],
  ['checkbox list, one unknown', { type: 'checkbox list', ...yesNo }, { '': ['Yes', 'Oil'] }, []],
  [
    'an answer that stands alone, beside another',
    {
      type: 'checkbox list',
      preValues: ['Next door', { value: 'us', caption: 'Only us' }],
      settings: { alone: ['us'] },
    },
    { '': ['Next door', 'us'] },
    ['You chose “Only us” and also “Next door”. Untick the one that is wrong.'],
  ],
  [
    'an answer that stands alone',
    { type: 'checkbox list', ...yesNo, settings: { alone: ['No'] } },
    { '': ['No'] },
    [],
  ],
  ['checkbox, not ticked', { type: 'checkbox', ...req }, { '': 'false' }, [t.required]],
  ['data consent, not ticked', { type: 'data consent', ...req }, {}, [t.consentNeeded]],
  ['data consent, ticked', { type: 'data consent', ...req }, { '': 'on' }, []],
  ['date', { type: 'date' }, { '': '31/02/2026' }, [t.dateInvalid]],
  ['date in three parts', { type: 'date' }, { day: '7', month: '3', year: '2026' }, []],
  ['date, one part', { type: 'date' }, { day: '7', month: '', year: '' }, [t.dateInvalid]],
  [
    'date too late',
    { type: 'date', settings: { latest: 'today' } },
    { '': '2026-03-11' },
    [t.dateTooLate],
  ],
  [
    'date too early',
    { type: 'date', settings: { earliest: 'today' } },
    { '': '2026-03-09' },
    [t.dateTooEarly],
  ],
  [
    'a note is never wrong',
    { type: 'text', ...req, settings: { defaultValue: 'asterisk disclaimer' } },
    {},
    [],
  ],
  [
    'an error note is never wrong',
    { type: 'text', ...req, settings: { defaultValue: 'Custom-Error' } },
    {},
    [],
  ],

  [
    'address, all missing',
    { type: 'address', ...req },
    {},
    [
      `addressLine1: ${t.addressLine1Invalid}`,
      `addressLine3: ${t.addressTownInvalid}`,
      `postcode: ${t.required}`,
    ],
  ],
  ['address', { type: 'address', ...req }, home, []],
  [
    'address, line 1 blank',
    { type: 'address', ...req },
    { ...home, addressLine1: '' },
    ['addressLine1: Please enter a valid Address line 1'],
  ],
  [
    'address, town blank',
    { type: 'address', ...req },
    { ...home, addressLine3: ' ' },
    ['addressLine3: Please enter a valid Town/City'],
  ],
  [
    'optional address begun',
    { type: 'address' },
    { ...home, addressLine1: '' },
    ['addressLine1: Value should be of a minimum of 2'],
  ],
  [
    'address, long lines',
    { type: 'address' },
    {
      ...home,
      addressLine1: line(51),
      addressLine2: line(51),
      addressLine3: line(51),
      addressLine4: line(31),
    },
    [
      'addressLine1: Value should be of a maximum of 50',
      'addressLine2: Value should be of a maximum of 50',
      'addressLine3: Value should be of a maximum of 50',
      'addressLine4: Value should be of a maximum of 30',
    ],
  ],
  [
    'address, bounds are in',
    { type: 'address' },
    { ...home, addressLine1: 'a', addressLine4: line(30) },
    [],
  ],
  [
    'address, postcode',
    { type: 'address' },
    { ...home, postcode: 'CB1' },
    ['postcode: Please enter a full, valid postcode'],
  ],
  [
    'address, postcode not checked',
    { type: 'address', settings: { postcodeValidation: false } },
    { ...home, postcode: 'CB1' },
    [],
  ],
  [
    'address, required postcode',
    { type: 'address', ...req, settings: { postcodeValidation: false } },
    { ...home, postcode: '' },
    [`postcode: ${t.required}`],
  ],
  [
    'address, mpan',
    { type: 'address' },
    { ...home, mpan: '123' },
    [`mpan: ${t.addressMpanInvalid}`],
  ],
  ['lookup, none', { type: 'postcode lookup', ...req }, {}, ['Please provide a valid address']],
  [
    'F-532: lookup, typed and left blank',
    { type: 'postcode lookup', ...req },
    { manuallyEnteredAddress: 'true', addressLine1: '', addressLine3: '', postcode: '' },
    [
      `addressLine1: ${t.addressLine1Invalid}`,
      `addressLine3: ${t.addressTownInvalid}`,
      `postcode: ${t.required}`,
    ],
  ],
  [
    'lookup, typed and left blank where it is optional',
    { type: 'postcode lookup' },
    { manuallyEnteredAddress: 'true', addressLine1: '' },
    [],
  ],
  [
    'lookup, chosen without a town',
    { type: 'postcode lookup', ...req },
    { ...home, addressLine3: '' },
    [],
  ],
  [
    'lookup, typed without a town',
    { type: 'postcode lookup', ...req },
    { ...home, addressLine3: '', manuallyEnteredAddress: 'true' },
    ['addressLine3: Please enter a valid Town/City'],
  ],

  ['location, none', { type: 'location', ...req }, {}, ['city: This field cannot be left blank']],
  [
    'location, no city',
    { type: 'location', ...req },
    { county: 'Kent' },
    ['city: This field cannot be left blank'],
  ],
  [
    'location, long',
    { type: 'location' },
    { city: line(41), county: line(51) },
    ['city: A maximum of 40 characters allowed', `county: ${t.locationCountyMax}`],
  ],
  [
    'location, broken',
    { type: 'location' },
    { postcode: 'ZZ9 9ZZ', easting: '99', northing: 'x', what3Words: 'one.two' },
    [
      'postcode: Please enter a valid UK postcode',
      'easting: Please enter a valid easting value.',
      'northing: Please enter a valid northing value.',
      `what3Words: ${t.what3WordsInvalid}`,
    ],
  ],
  [
    'location, grid',
    { type: 'location' },
    {
      city: 'Ely',
      postcode: 'CB1 9ZA',
      easting: '554000',
      northing: '280000',
      what3Words: 'filled.count.soap',
    },
    [],
  ],
  [
    'location, half a grid',
    { type: 'location' },
    { easting: '554000' },
    [`northing: ${t.northingInvalid}`],
  ],
];

it.each(cases)(
  '%s [F-110, F-163, F-165 to F-172, F-174 to F-177, F-184 to F-199, F-397, F-409 to F-411, F-510, L-465 to L-474, L-528, L-530, L-775, L-786]',
  (_name, wire, values, expected, form) => {
    expect(problems(wire, values, form)).toEqual(expected);
  },
);
