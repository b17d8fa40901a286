import { describe, expect, it } from 'vitest';
import { slotsOf } from './thesaurus';
import { Vocabulary } from './vocabulary';

const NO_PAGES = new Vocabulary();
const GROUPS = [
  ['power cut', 'outage', 'blackout'],
  ['refund', 'compensation'],
];
it.each([
  ['outage', [['power cut', 'outag', 'blackout']]],
  ['power cuts map', [['power cut', 'outag', 'blackout'], ['map']]],
  ['power', [['power']]],
  ['refunds after outages', [['refund', 'compens'], ['after'], ['power cut', 'outag', 'blackout']]],
  ['', []],
])('what may stand for the words of "%s"', (phrase, slots) =>
  expect(slotsOf(phrase, GROUPS, NO_PAGES)).toEqual(slots),
);

describe('words that visitors type for what pages call something else', () => {
  const SYNONYMS = [
    { words: ['leccy', 'juice'], means: ['power', 'electricity'] },
    { words: ['no power', 'whole street dark'], means: ['power cut'] },
    { words: ['half house', 'half the house no power'], means: ['fuse box'] },
    { words: ['ventilator'], means: ['medical equipment'] },
    { words: ['call me'], means: ['call you back'] },
  ];
  it.each([
    ['ventilator', [['ventil', 'medic equip']]],
    [
      'medical equipment',
      [
        ['medic', 'medical'],
        ['equip', 'equipment'],
      ],
    ],
    ['no leccy', [['no power', 'power cut']]],
    ['power? no', [['no power', 'power cut']]],
    ['street is dark, the whole of it', [['whole street dark', 'power cut']]],
    ['half my house', [['half hous', 'fuse box']]],
    ['half my house has no power', [['half hous no power', 'fuse box']]],
    ['please call me', [['call', 'call back']]],
    ['a call', [['call']]],
    [
      'leccy and ventilator',
      [
        ['lecci', 'power', 'electr'],
        ['ventil', 'medic equip'],
      ],
    ],
  ])('%s', (phrase, slots) => expect(slotsOf(phrase, SYNONYMS, NO_PAGES)).toEqual(slots));

  it('are found with letters wrong, too', () => {
    const pages = new Vocabulary();
    for (const word of ['power', 'cut', 'medical', 'equipment']) pages.add(word);
    const slots = slotsOf('vnetilator no lecyc equipmnet', SYNONYMS, pages);
    expect(slots).toEqual([
      ['ventil', 'medic equip'],
      ['no power', 'power cut'],
      ['equip', 'equipmnet'],
    ]);
  });
});
