import { describe, expect, it } from 'vitest';
import { choiceOf, isChosen, parseChoice } from './address-choice';

const house = { mpan: '1000000000012', postcode: 'CB1 9ZA', fullAddress: '4 Lantern Street, Cambridge, CB1 9ZA' };
const barn = { ...house, mpan: null };

describe('a choice', () => {
  it.each([house, barn])('finds its address again', (address) => {
    const choice = parseChoice(choiceOf(address));
    expect(choice).toMatchObject({ postcode: 'CB1 9ZA', sector: 'CB1 9' });
    expect(choice && isChosen(address, choice)).toBe(true);
    expect(choice && isChosen({ ...address, postcode: 'CB2 9ZA' }, choice)).toBe(false);
  });
  it.each([undefined, '', 'CB1 9ZA', '|1', 'CB1 9ZA|', 'ZZ9 9ZZ|1', `CB1 9ZA|${'x'.repeat(400)}`, 7])(
    'refuses %j',
    (posted) => expect(parseChoice(posted)).toBeNull(),
  );
});
