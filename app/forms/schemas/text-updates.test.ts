import { expect, it } from 'vitest';
import { mobileSchema, signUpSchema } from './text-updates';

const good = { mobile: '07700 900123', postcode: 'cb1 9za', signUpForLiveUpdates: 'true' };
const nothing = { signUpForLiveUpdates: undefined };

const errorsOf = (found: ReturnType<ReturnType<typeof signUpSchema>['safeParse']>) =>
  found.error?.issues.map(({ message }) => message) ?? [];

it.each<[string, Record<string, unknown>, boolean, string[]]>([
  ['everything right, no name', {}, false, []],
  ['a name of 30', { name: 'x'.repeat(30) }, false, []],
  ['a name of 31', { name: 'x'.repeat(31) }, false, ['nameTooLong']],
  ['no mobile', { mobile: '  ' }, false, ['mobileRequired']],
  ['a mobile too short', { mobile: '0770' }, false, ['mobileInvalid']],
  ['a mobile that is no text', { mobile: ['07700 900123', '1'] }, false, ['mobileRequired']],
  ['no postcode', { postcode: '' }, false, ['postcodeInvalid']],
  ['no postcode, but one is known', { postcode: '' }, true, []],
  ['half a postcode, though one is known', { postcode: 'CB1' }, true, ['postcodeInvalid']],
  ['nothing chosen', nothing, false, ['textsChooseOne']],
  ['only later ones', { ...nothing, signUpForFutureUpdates: true }, false, []],
  [
    'everything wrong, in the order of the form',
    { name: 'x'.repeat(31), mobile: 'x', postcode: 'x', ...nothing },
    false,
    ['nameTooLong', 'mobileInvalid', 'postcodeInvalid', 'textsChooseOne'],
  ],
])('a sign-up with %s', (_, change, postcodeKnown, errors) =>
  expect(errorsOf(signUpSchema({ postcodeKnown }).safeParse({ ...good, ...change }))).toEqual(
    errors,
  ),
);

it('is read once, from fields and from JSON [J-693, J-697]', () => {
  const read = { name: 'Sam', mobile: '+447700900123', postcode: 'CB1 9ZA' };
  const ticks = { signUpForLiveUpdates: true, signUpForFutureUpdates: false };
  const schema = signUpSchema({ postcodeKnown: false });
  expect(schema.parse({ ...good, name: ' Sam ' })).toEqual({ ...read, ...ticks });
  expect(schema.parse({ ...good, name: 'Sam', signUpForLiveUpdates: true })).toEqual({
    ...read,
    ...ticks,
  });
});

it.each([
  [true, {}, { mobile: ['mobileRequired'] }],
  [false, {}, { mobile: ['mobileRequired'], address: ['addressRequired'] }],
  [true, { mobile: '+44 7700 900123' }, undefined],
])('a stop, its address known: %s, with %o', (addressKnown, formValues, errors) =>
  expect(mobileSchema({ addressKnown }).safeParse(formValues).error?.flatten().fieldErrors).toEqual(
    errors,
  ),
);
