import { expect, it } from 'vitest';
import { glossaryGroups, lettersWith } from './glossary';
import { piecesOf, searchTerm } from './search-words';

const entries = [
  { name: 'Watt', text: 'A measure of power.', letter: 'W' },
  { name: 'Cable', text: 'Wires in a coat.', letter: 'C' },
  { name: 'Circuit', text: 'The way that power takes.', letter: 'C' },
  { name: '11 kV', text: 'A voltage.', letter: '#' },
];
const names = (letter: string | null, term: string | null) =>
  glossaryGroups(entries, { letter, term }).map((group) => [
    group.letter,
    ...group.entries.map(({ name }) => name),
  ]);

it.each([
  [
    'all',
    null,
    null,
    [
      ['C', 'Cable', 'Circuit'],
      ['W', 'Watt'],
      ['#', '11 kV'],
    ],
  ],
  ['one letter', 'C', null, [['C', 'Cable', 'Circuit']]],
  ['a name in any case', null, 'CABLE', [['C', 'Cable']]],
  [
    'a description',
    null,
    'power',
    [
      ['C', 'Circuit'],
      ['W', 'Watt'],
    ],
  ],
  ['both together', 'W', 'power', [['W', 'Watt']]],
  ['nothing', 'W', 'cable', []],
])('%s', (_name, letter, term, expected) => expect(names(letter, term)).toEqual(expected));
it('knows which letters have entries', () =>
  expect([...lettersWith(entries)].sort()).toEqual(['#', 'C', 'W']));

it.each([
  ['ab', null],
  [' ab ', null],
  ['abc', 'abc'],
  [undefined, null],
])('the term of %j is %j [L-213 to L-215]', (text, term) => expect(searchTerm(text)).toBe(term));
it.each([
  ['Power is power', 'power', ['*Power', ' is ', '*power']],
  ['a.b (c)', '.b (', ['a', '*.b (', 'c)']],
  ['nothing', null, ['nothing']],
])('%s by %s', (text, term, expected) =>
  expect(piecesOf(text, term).map((piece) => (piece.hit ? `*${piece.text}` : piece.text))).toEqual(
    expected,
  ),
);
