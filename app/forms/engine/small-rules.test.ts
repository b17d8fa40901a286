import { describe, expect, it } from 'vitest';
import { choiceDisplay } from './choice-display';
import { readFormQuery } from './form-query';
import { isGuid } from './guid';
import { mailSegments } from '~/forms/parts/words';
import { readFormValues, valueOf } from './form-values';
import { defaultAppointment, isDay, QUARTER_HOURS, slotsOf } from './quarter-hour';
import { isReference, newReference } from './reference';
import { flagHolds, newFlag } from './session-flag';
import { isKnownTown } from './town';

const NOON = Date.UTC(2026, 0, 15, 12, 0);
const MINUTE = 60_000;

it.each([
  [NOON, { day: '2026-01-15', timeFrom: '12:00', timeUntil: '16:15' }],
  [NOON + 1, { day: '2026-01-15', timeFrom: '12:15', timeUntil: '16:30' }],
  [NOON + 10 * 60 * MINUTE, { day: '2026-01-15', timeFrom: '22:00', timeUntil: '23:45' }],
  [Date.UTC(2026, 6, 15, 23, 50), { day: '2026-07-16', timeFrom: '01:00', timeUntil: '05:15' }],
])('default appointment at %s [F-208, F-209, F-483]', (now, expected) =>
  expect(defaultAppointment(now)).toEqual(expected),
);

describe('times and days [F-546, L-533]', () => {
  it('slots [F-482]', () => {
    expect([QUARTER_HOURS.length, QUARTER_HOURS[0], QUARTER_HOURS[37], QUARTER_HOURS[95]]).toEqual([
      96,
      '00:00',
      '09:15',
      '23:45',
    ]);
    expect(slotsOf(['14:00', '09:00'])).toEqual(['09:00', '14:00']);
    expect(slotsOf([])).toBe(QUARTER_HOURS);
  });
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['0001-01-01', false],
    ['2026-13-01', false],
    ['x', false],
  ])('%s: %s', (day, real) => expect(isDay(day)).toBe(real));
});

describe('references', () => {
  it('are WEB- and ten unmistakable characters', () => {
    for (let byte = 0; byte < 256; byte += 1)
      expect(isReference(newReference((count) => Array(count).fill(byte)))).toBe(true);
    expect(newReference(() => [0, 1, 7, 8, 23, 24, 31, 32, 255, 9])).toBe('WEB-ABHJZ29A9K');
  });
  it.each(['WEB-ABCDEFGHI2', 'WEB-ABCDEFGH0J', 'web-ABCDEFGHJK', 'WEB-ABC', null])(
    '%s is none',
    (text) => expect(isReference(text)).toBe(false),
  );
});

it.each([
  [undefined, false],
  ['', false],
  ['soon', false],
  ['-5', false],
  [String(NOON), false],
  [String(NOON - 1), false],
  [newFlag(NOON), true],
  [newFlag(NOON - 59_999), true],
  [newFlag(NOON - 60_000), false],
  [String(NOON + 60_001), false],
])('session flag %s: %s [F-484, J-823]', (stored, holds) =>
  expect(flagHolds(stored, NOON)).toBe(holds),
);

it.each([
  [[['campaign', 'x']], { malformed: false, items: { campaign: 'x' } }],
  [[], { malformed: false, items: {} }],
  [
    [
      ['a', '1'],
      ['a', '2'],
    ],
    { malformed: true },
  ],
  [[['mpan', '12']], { malformed: true }],
  [[['postcode', 'cb19za']], { malformed: false, items: { postcode: 'cb19za' } }],
  [[['Address', 'x']], { malformed: true }],
  [[['<b>', 'x']], { malformed: true }],
  [[['a', 'x\u0000']], { malformed: true }],
  [[['a', 'x'.repeat(501)]], { malformed: true }],
  [
    [
      ['gclid', 'x'],
      ['gclid', 'y'],
      ['_data', 'z'],
    ],
    { malformed: false, items: {} },
  ],
] as [[string, string][], unknown][])('form address %j [F-467]', (entries, expected) =>
  expect(readFormQuery(entries)).toEqual(expected),
);

it.each([
  ['no mail', [{ text: 'no mail' }]],
  ['', [{ text: '' }]],
  [
    'Write to help@meridian.example.',
    [
      { text: 'Write to ' },
      { text: 'help@meridian.example', href: 'mailto:help@meridian.example' },
      { text: '.' },
    ],
  ],
  ['a.b+c@d.co.uk', [{ text: 'a.b+c@d.co.uk', href: 'mailto:a.b+c@d.co.uk' }]],
  ['such as name@example.com', [{ text: 'such as name@example.com' }]],
  ['half@ and @half', [{ text: 'half@ and @half' }]],
])('mail in %j', (text, expected) => expect(mailSegments(text)).toEqual(expected));

it('finds no mail in a long text, and does not look for it without end [F-113]', () => {
  const text = 'a.'.repeat(50_000) + '@'.repeat(1000);
  expect(mailSegments(text)).toEqual([{ text }]);
});

it('radio below 6 options, dropdown from 6 [F-116 to F-119, L-534]', () =>
  expect([1, 5, 6, 20].map(choiceDisplay)).toEqual(['radio', 'radio', 'dropdown', 'dropdown']));

it.each([
  ['Saffron-walden', true],
  ['SAFFRON WALDEN', true],
  ['Walden', false],
])('town %s: %s [F-178]', (town, expected) =>
  expect(isKnownTown(town, [{ loc: 'Saffron Walden' }])).toBe(expected),
);

it.each([
  ['2c1f6a1e-5d0b-4a55-9d3c-0f7f6f1f7b10', true],
  ['2C1F6A1E-5D0B-4A55-9D3C-0F7F6F1F7B10', true],
  ['2c1f6a1e', false],
  [7, false],
])('guid %s: %s [F-420]', (text, is) => expect(isGuid(text)).toBe(is));

describe('what is posted', () => {
  it('keeps any script, drops what cannot be printed, and never grows without end [X-25]', () => {
    const read = (value: string) => valueOf(readFormValues([['a', value]]), 'a');
    expect(read('Zoë\u0000 \u200Fשלום\r\nend')).toBe('Zoë שלום\nend');
    expect(read('e\u0301')).toBe('é');
    expect(read('x\uD800y')).toBe('xy');
    expect(read('x'.repeat(1e6))).toHaveLength(10_001);
    expect(
      readFormValues(
        Array.from({ length: 5000 }, (_, index): [string, string] => [`n${index}`, '']),
      ),
    ).toHaveProperty('size', 2000);
    expect(readFormValues([['a', new Uint8Array()]]).size).toBe(0);
  });
});
