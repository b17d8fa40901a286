import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, isChosen, parseChoice } from './choice.server';

const house = {
  mpan: '1000000000012',
  postcode: 'CB1 9ZA',
  fullAddress: '4 Lantern Street, Cambridge, CB1 9ZA',
};
const barn = { ...house, mpan: null };

describe('a choice', () => {
  it.each([house, barn])('finds its address again', (address) => {
    const choice = parseChoice(choiceOf(address));
    expect(choice).toMatchObject({ postcode: 'CB1 9ZA', sector: 'CB1 9' });
    expect(choice && isChosen(address, choice)).toBe(true);
    expect(choice && isChosen({ ...address, postcode: 'CB2 9ZA' }, choice)).toBe(false);
  });

  it('says nothing of the meter point, is short, and is the same each time', () => {
    for (const address of [house, { ...barn, fullAddress: 'x'.repeat(300) }]) {
      expect(choiceOf(address)).toMatch(/^CB1 9ZA\|[\w-]{16}$/);
      expect(choiceOf(address)).not.toMatch(/\d{13}/);
      expect(choiceOf(address)).toBe(choiceOf({ ...address }));
    }
  });

  it('is of one address alone', () => {
    const mpans = fc.uniqueArray(fc.stringMatching(/^\d{13}$/), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(mpans, (numbers) => {
        const addresses = numbers.map((mpan) => ({ ...house, mpan }));
        expect(new Set(addresses.map(choiceOf)).size).toBe(numbers.length);
      }),
    );
  });

  it.each([
    undefined,
    '',
    'CB1 9ZA',
    '|1',
    'CB1 9ZA|',
    `ZZ9 9ZZ|${'a'.repeat(16)}`,
    `CB1 9ZA|${'x'.repeat(400)}`,
    `CB1 9ZA|${house.mpan}`,
    `CB1 9ZA|${barn.fullAddress}`,
    7,
  ])('refuses %j', (posted) => expect(parseChoice(posted)).toBeNull());

  it('cannot be made by who knows the meter point', () => {
    const choice = parseChoice(`CB1 9ZA|${house.mpan}aaa`);
    expect(choice && isChosen(house, choice)).toBe(false);
  });
});
