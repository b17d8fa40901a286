import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('searches by postcode only, with the specified placeholder [J-046, J-047]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('placeholder="Search by postcode"');
  expect(html).toContain('name="postcodeOnly" value="true"');
  expect(html).toContain('>Check<');
});
it('has words of its own where content gives none [J-045]', () => {
  const html = htmlOf(examples['only a title']);
  expect(html).toContain('Planned work near you');
  expect(html).toContain('placeholder="Search by postcode"');
  expect(html).toContain('>Search<');
});
