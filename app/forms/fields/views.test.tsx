import { expect, it } from 'vitest';
import { htmlOfField } from '../../../tests/support/render-field';
import { fieldTypes } from './registry';
import { fieldViews } from './views';

/** What it is a case of, the question, some of its HTML, and what was posted if it was asked. */
type Row = readonly [
  string,
  Readonly<Record<string, unknown>>,
  string,
  Readonly<Record<string, string | readonly string[]>>?,
];

const needed = { required: true };
const blank = { q: '' };
const yesNo = { preValues: ['Yes', 'No'] };
const six = { preValues: ['A', 'B', 'C', 'D', 'E', 'F'] };
const address = { type: 'address', caption: 'Where is it?' };
const card = { type: 'address card', caption: 'Where is it?' };
const lookup = { type: 'postcode lookup', caption: 'Where is it?' };
const appointment = { type: 'appointment picker', caption: 'When can we come?' };
const checkbox = { type: 'checkbox', caption: 'I agree' };
const consent = { type: 'data consent', ...needed, settings: { acceptCopy: 'I agree' } };
const mailed = { acceptCopy: 'I agree', bodyText: 'We ask help@meridian-power.example' };
const list = { type: 'checkbox list', caption: 'Is anyone at home ill?', ...yesNo };
const radio = { type: 'radio', caption: 'Is anyone at home ill?' };
const select = { type: 'select', caption: 'Is anyone at home ill?', ...needed };
const checks = { type: 'power cut checks', caption: 'Have you looked?', ...yesNo };
const span = { type: 'date and time picker', caption: 'From when until when?' };
const commissioned = { type: 'commissioning date', caption: 'When?' };
const date = { type: 'date', caption: 'When?' };
const place = { type: 'location', caption: 'Where is the light?' };
const ohms = { type: 'ohms limit', caption: 'Your reading' };
const tooHigh = {
  'q.supplyPhase': 'Single phase',
  'q.propertyFuses': '100A',
  'q.earthingType': 'PME',
  'q.impedanceReading': '0.4',
};
const kind = { alias: 'kind', type: 'text', caption: 'Kind' };
const count = { alias: 'count', type: 'text', caption: 'How many' };
const street = { alias: 'name', type: 'text', caption: 'Street' };
const assets = (...fields: readonly object[]) => ({
  type: 'asset repeater',
  caption: 'Which lights?',
  settings: { fields },
});
const text = { type: 'text', caption: 'Your name' };
const phone = { type: 'text', caption: 'Phone', ...needed, settings: { inputMode: 'tel' } };
const textarea = { type: 'textarea', caption: 'What happened?' };
const note = (settings: object) => ({ type: 'title and description', settings });
const away = { caption: 'Keep away', bodyText: 'It may be live.' };
const call = { url: 'tel:105', name: 'Call us now on 105' };
const upload = { type: 'upload', caption: 'A photo' };
const typed = { 'q.manuallyEnteredAddress': 'true', 'q.addressLine1': '4 Lantern Street' };

const rows: readonly Row[] = [
  ['plain', { ...address, ...needed }, 'Address line 1'],
  [
    'nothing given',
    { ...address, ...needed },
    'Please enter a valid Address line 1',
    { 'q.addressLine1': '' },
  ],
  [
    'kept as typed',
    address,
    'value="CB1 9Z"',
    { 'q.addressLine1': '4 Lantern Street', 'q.postcode': 'CB1 9Z' },
  ],
  ['nothing chosen [L-614]', { ...card, ...needed }, 'Find address'],
  [
    'chosen [L-614]',
    card,
    'Change address',
    { 'q.addressLine1': '4 Lantern Street', 'q.postcode': 'CB1 9ZA' },
  ],
  ['missing [L-614]', { ...card, ...needed }, 'Please provide a valid address', blank],
  ['plain [L-475]', { ...lookup, ...needed }, 'Enter the address yourself'],
  ['any text [L-475]', { ...lookup, settings: { variant: 'address' } }, 'Postcode or address'],
  ['typed [L-475]', { ...lookup, ...needed }, 'Search for the address instead', typed],
  ['typed [L-475]', { ...lookup, ...needed }, 'Please enter a valid Town/City', typed],
  ['plain', { ...appointment, ...needed }, 'Nobody can let us in'],
  ['missing', { ...appointment, ...needed }, 'Choose a day', { 'q.day': '' }],
  ['no access', appointment, 'We cannot book', { 'q.noAccess': 'true' }],
  ['optional [F-094, L-514, L-531]', { ...checkbox, caption: 'Text me' }, 'Text me'],
  [
    'the answer of another question in its label [F-094, L-514, L-531]',
    { ...checkbox, caption: 'Call me, %other%' },
    'Call me, …',
  ],
  ['missing [F-094, L-514, L-531]', { ...checkbox, ...needed }, 'I agree *', blank],
  [
    'plain [F-096, L-511, L-516]',
    { ...consent, settings: mailed },
    'href="mailto:help@meridian-power.example"',
  ],
  ['plain [F-096, L-511, L-516]', { ...consent, settings: mailed }, 'I agree'],
  ['missing [F-096, L-511, L-516]', consent, 'Tick the box to go on', blank],
  ['plain [F-095, L-515]', list, 'type="checkbox"'],
  ['missing [F-095, L-515]', { ...list, ...needed }, 'This field cannot be left blank', blank],
  ['kept [F-095, L-515]', list, 'checked', { q: ['Yes', 'No'] }],
  ['few options [F-099, L-507, L-519]', { ...radio, ...needed, ...yesNo }, 'type="radio"'],
  ['six options [F-099, L-507, L-519]', { ...radio, ...six }, '<select'],
  [
    'missing [F-099, L-507, L-519]',
    { ...radio, ...needed, ...yesNo, requiredErrorMessage: 'Choose one' },
    'Choose one',
    blank,
  ],
  ['few options [F-100, L-520]', { ...select, ...yesNo }, 'type="radio"'],
  ['six options, missing [F-100, L-520]', { ...select, ...six }, '<select', blank],
  ['six options, missing [F-100, L-520]', { ...select, ...six }, 'aria-invalid', blank],
  ['a value not offered [F-100, L-520]', { ...select, ...six }, '<select', { q: 'Z' }],
  ['a value not offered [F-100, L-520]', { ...select, ...six }, 'aria-invalid', { q: 'Z' }],
  ['plain', checks, 'Have you looked?'],
  ['missing', { ...checks, ...needed }, 'Tell us whether', blank],
  ['plain', span, '00:15'],
  ['missing', { ...span, ...needed }, 'Please choose a start date', { 'q.startTime': '' }],
  ['plain', commissioned, 'type="date"'],
  ['too early', commissioned, '10 working days', { q: '2026-03-12' }],
  ['plain [F-097, L-517]', { ...date, helpText: 'The day it began' }, 'The day it began'],
  ['no day [F-097, L-517]', date, 'value="31/2/2026"', { q: '31/2/2026' }],
  ['plain', { ...place, ...needed }, 'what3words'],
  ['half a grid reference', place, 'valid northing', { 'q.city': 'Ely', 'q.easting': '554000' }],
  ['plain', ohms, 'TNCS'],
  ['too high', ohms, 'above 0.35 ohms', tooHigh],
  ['missing', { ...ohms, ...needed }, 'Choose the supply phase', { 'q.supplyPhase': '' }],
  ['one blank item', { ...assets({ ...kind, ...needed }), ...needed }, 'Add another'],
  [
    'two items, one wrong',
    assets({ ...kind, ...needed }, count),
    'This field cannot be left blank',
    { 'q.0.kind': 'Lamp', 'q.0._': '', 'q.1.count': '2', 'q.1._': '' },
  ],
  ['empty', { ...assets(kind), ...needed }, 'at least 1 item', { 'q.0._': '' }],
  [
    'one blank person',
    { type: 'authorised representatives', caption: 'Who may speak for you?' },
    'Full name',
  ],
  [
    'one blank item',
    { ...assets(street), type: 'street repeater', caption: 'Which streets?' },
    'Street',
  ],
  [
    'one blank item [F-037]',
    { ...assets(kind), type: 'unmetered repeater', caption: 'Which equipment?' },
    'Kind',
  ],
  ['plain', { type: 'smart meter', caption: 'Meter' }, 'Your smart meter'],
  ['optional', text, '(optional)'],
  ['a phone number', phone, 'type="tel"', { q: '12' }],
  ['markup', text, '&lt;b&gt;&quot;x', { q: '<b>"x' }],
  ['plain [F-102, L-522]', textarea, '<textarea'],
  ['missing [F-102, L-522]', { ...textarea, ...needed }, 'This field cannot be left blank', blank],
  [
    'never filled',
    { type: 'password', caption: 'Your password' },
    'type="password"',
    { q: 'secret words' },
  ],
  ['plain', note(away), 'Keep away'],
  ['plain', note(away), 'It may be live.'],
  [
    'asterisk disclaimer',
    note({ defaultValue: 'asterisk disclaimer', bodyText: 'Tick each *' }),
    'Tick each *',
  ],
  [
    'about danger',
    note({ look: 'danger', bodyText: 'Stay away and call 105.' }),
    'Stay away and call <a class="tel" href="tel:105">105</a>.',
  ],
  [
    'with a number to call',
    note({ caption: 'Call us', bodyText: 'Now.', link: call }),
    '<a href="tel:105" class="btn">Call us now on 105</a>',
  ],
  ['plain [F-316, F-323, F-324]', upload, 'type="file"'],
  ['a file that is gone [F-316, F-323, F-324]', upload, 'no longer here', { q: 'abc123' }],
];

it.each(rows.map(([name, field, ...row]) => [`${String(field.type)}, ${name}`, field, ...row]))(
  '%s',
  (_name, field, words, values) =>
    expect(htmlOfField(values ? { field, values } : { field })).toContain(words),
);

it.each([
  ['hidden', { settings: { defaultValue: 'Website' } }],
  ['recaptcha', { caption: 'Check' }],
])('a question of type %s is never shown', (type, field) =>
  expect(htmlOfField({ field: { type, ...field } })).toBe(''),
);

it.each([...fieldTypes.values()])('$name: both halves know whether it takes a file', (type) => {
  const { View, takesFile = false } = fieldViews[type.name]!;
  expect(View).toBeTypeOf('function');
  expect(takesFile).toBe(type.takesFile);
});

it('an address starts with every line empty [F-162, F-173]', () => {
  const inputs = htmlOfField({ field: { ...address, ...needed } }).match(/<input[^>]*>/g) ?? [];
  expect(inputs).toHaveLength(5);
  for (const input of inputs) expect(input).toContain('value=""');
});

it('asks nobody to let us in for a call', () => {
  const field = { ...appointment, caption: 'When may we call?', settings: { needsAccess: false } };
  expect(htmlOfField({ field })).not.toContain('Nobody can let us in');
});

it('a text starts with its default value, and hides its label from the eye where it is not to be shown [F-101, L-505, L-509, L-510, L-521]', () => {
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
  ['asterisk disclaimer', 'f hint'],
  ['custom error', 'f msg'],
])('an %s is a note without a label [L-512, L-513, L-523, L-527, L-529]', (defaultValue, look) => {
  const settings = { defaultValue, bodyText: 'A note' };
  const html = htmlOfField({ field: { type: 'text', caption: 'A label', settings } });
  expect(html).toContain(`<div class="${look}">`);
  expect(html).toContain('A note');
  expect(html).not.toMatch(/A label|<label|<input/);
});
