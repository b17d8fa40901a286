import { expect, it } from 'vitest';
import { formOf, wireForm, wirePage } from '../../../../tests/fixtures/example-form';
import { fieldsOf } from '~/forms/engine/definition';
import type { SearchedAddress } from '~/server/visit/session.server';
import { answerFrom } from '~/forms/engine/address-answer';
import { carriedAnswers } from './carried-address';

const found = (fullAddress: string, more: Partial<SearchedAddress> = {}): SearchedAddress => ({
  postcode: 'CB1 9ZA',
  mpan: '1900001901024',
  houseNo: null,
  houseName: null,
  fullAddress,
  dno: 1,
  ...more,
});

it.each([
  ['7 Orchard Row, Cambridge, CB1 9ZA', '7 Orchard Row', '', 'Cambridge'],
  ['7, Orchard Row, Cambridge, CB1 9ZA', '7 Orchard Row', '', 'Cambridge'],
  [
    'Flat 1, Quay House, Mill Lane, Chelmsford, CB1 9ZA',
    'Flat 1',
    'Quay House, Mill Lane',
    'Chelmsford',
  ],
  ['1, CB1 9ZA', '1', '', ''],
  ['CB1 9ZA', 'CB1 9ZA', '', ''],
  [`${'x'.repeat(80)}, Ely, CB1 9ZA`, 'x'.repeat(50), '', 'Ely'],
])('%s [F-149 to F-153, F-159, F-160, L-444]', (text, addressLine1, addressLine2, addressLine3) => {
  expect(answerFrom(found(text))).toEqual({
    addressLine1,
    addressLine2,
    addressLine3,
    addressLine4: '',
    postcode: 'CB1 9ZA',
    mpan: '1900001901024',
    manuallyEnteredAddress: false,
  });
});

it('is carried to a card, and not to a form that takes own network only [F-155 to F-158, F-161]', () => {
  const form = formOf(
    wireForm([
      wirePage(
        'One',
        { alias: 'any', type: 'address card', caption: 'Where?' },
        {
          alias: 'own',
          type: 'address card',
          caption: 'Where?',
          settings: { variant: 'own network' },
        },
        { alias: 'typed', type: 'address', caption: 'Where?' },
      ),
    ]),
  );
  const carried = (searched: SearchedAddress | null) =>
    Object.keys(carriedAnswers(fieldsOf(form), searched));
  expect(carried(found('7 Orchard Row, CB1 9ZA'))).toEqual(['any', 'own']);
  expect(carried(found('7 Orchard Row, CB1 9ZA', { dno: 16 }))).toEqual(['any']);
  expect(carried(null)).toEqual([]);
});
