import { expect, it } from 'vitest';
import { signUpFaults, type SignUpAnswers } from './sign-up';

const good: SignUpAnswers = { name: '', mobile: '07700 900123', postcode: 'cb1 9za', live: true, future: false };

it.each<[string, Partial<SignUpAnswers>, boolean, string[]]>([
  ['everything right, no name', {}, false, []],
  ['a name of 30', { name: 'x'.repeat(30) }, false, []],
  ['a name of 31', { name: 'x'.repeat(31) }, false, ['nameTooLong']],
  ['no mobile', { mobile: '  ' }, false, ['mobileRequired']],
  ['a mobile too short', { mobile: '0770' }, false, ['mobileInvalid']],
  ['no postcode', { postcode: '' }, false, ['postcodeInvalid']],
  ['no postcode, but one is known', { postcode: '' }, true, []],
  ['half a postcode, though one is known', { postcode: 'CB1' }, true, ['postcodeInvalid']],
  ['nothing chosen', { live: false }, false, ['chooseOne']],
  ['only later ones', { live: false, future: true }, false, []],
  [
    'everything wrong, in the order of the form',
    { name: 'x'.repeat(31), mobile: 'x', postcode: 'x', live: false },
    false,
    ['nameTooLong', 'mobileInvalid', 'postcodeInvalid', 'chooseOne'],
  ],
])('%s', (_, change, postcodeKnown, faults) =>
  expect(signUpFaults({ ...good, ...change }, { postcodeKnown }).map(({ fault }) => fault)).toEqual(faults),
);
