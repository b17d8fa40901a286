import { describe, expect, it } from 'vitest';
import { houseKeyOf, textQuestion, wordsOfPlace } from './words';

describe('what words ask for', () => {
  it.each([
    ['4 Lantern Street', { words: ['lantern', 'street'], typing: true, houses: ['4'] }],
    [
      'lantern st cambridge 4',
      { words: ['lantern', 'st', 'cambridge'], typing: false, houses: ['4'] },
    ],
    ['Flat 3, Quay House', { words: ['quay', 'house'], typing: true, houses: ['3'] }],
    ["12a King's Lynn", { words: ['kings', 'lynn'], typing: true, houses: ['12a'] }],
    ['7 Orchard Row CB1', { words: ['orchard', 'row', 'cb1'], typing: true, houses: ['7'] }],
    ['CB19ZA', { words: ['cb19za'], typing: true, houses: [] }],
    ['CAFÉ Lane', { words: ['cafe', 'lane'], typing: true, houses: [] }],
    ['%%% ___ *', null],
    ['12345678', { words: ['12345678'], typing: true, houses: [] }],
    ['CB1 9', { words: ['cb1', '9'], typing: true, houses: [] }],
    ['7 9', null],
    ['the flat', null],
  ])('%s', (text, question) => expect(textQuestion(text)).toEqual(question));

  it('are cut after the eighth', () =>
    expect(textQuestion('a b c d e f g h i j k')?.words).toHaveLength(8));
});

describe('the words of a place', () => {
  it('stand in full and short, the postcode in halves and whole', () => {
    const words = wordsOfPlace({
      street: 'St John’s Street',
      house_name: 'The Granary',
      town: 'Bury St Edmunds',
      postcode: 'IP1 9ZA',
    });
    const plain = [
      '9za',
      'bury',
      'edmunds',
      'granary',
      'ip1',
      'ip19za',
      'johns',
      'saint',
      'st',
      'street',
    ];
    const neighbours = ['buryst', 'johnsst', 'johnsstreet', 'stedmunds', 'stjohns'];
    expect(words.sort()).toEqual([...plain, ...neighbours].sort());
  });
});

describe('house numbers', () => {
  it.each([
    ['7', '7'],
    ['7A', '7a'],
    ['Flat 12', '12'],
    ['EXPORT', 'export'],
    [null, ''],
  ])('%s is searched as %j', (houseNo, key) => expect(houseKeyOf(houseNo)).toBe(key));
});
