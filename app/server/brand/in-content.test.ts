import { expect, it } from 'vitest';
import { brandTranslation, withOperator } from './in-content';

it.each([
  ['"Call {operator.phone}"', '"Call 0808 157 0105"'],
  ['"{operator.name}, {operator.post}"', /^"Meridian Power Networks, Customer Services/],
  ['"{region.3} and {region.9}"', '"South East and {region.9}"'],
  ['"{operator.fax}"', '"{operator.fax}"'],
  ['"{operator}: {phone}"', '"{operator}: {phone}"'],
])('%s', (json, expected) => expect(withOperator(json)).toMatch(expected));

it('has no texts in a language that the brand does not know', () =>
  expect(brandTranslation('xx')).toEqual({}));
