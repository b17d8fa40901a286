import { expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { countyNamed, finderOf } from './find-rows';

const incident = exampleIncident({
  town: "King's Lynn",
  county: 'Norfolk',
  streets: ['Wootton Road'],
  sectors: ['PE30 3', 'NR33 4'],
  postcodes: ['PE30 3AB'],
});

it.each([
  ['kings l', true],
  ["KING'S LYNN", true],
  ['norf', true],
  ['wootton road', true],
  ['lynn wootton', true],
  ['ton', false],
  ['PE30', true],
  ['pe30 3', true],
  ['pe303', true],
  ['PE3', false],
  ['NR33', true],
  ['NR3', false],
  ['pe30 3ab', true],
  ['PE30 3AC', false],
  ['.*', true],
  ['(', true],
  ['Essex', false],
])('%j: %s [J-904]', (find, expected) => expect(finderOf(find)(incident)).toBe(expected));

it('a postcode is looked for by its sector where none are named', () =>
  expect(finderOf('PE30 3AC')({ ...incident, postcodes: [] })).toBe(true));
it('the street of a single home is not found', () =>
  expect(finderOf('wootton')({ ...incident, type: 1 })).toBe(false));

const kent = exampleIncident({ county: 'Kent', streets: ['Essex Road'] });
it.each([
  ['norfolk', 'Norfolk'],
  [' KENT ', 'Kent'],
  ['Essex', null],
  ['Nor', null],
  ['', null],
])('%j names the county %s', (find, expected) =>
  expect(countyNamed(find, [incident, kent])).toBe(expected),
);
