import { expect, it } from 'vitest';
import { htmlOf } from '~/blocks/test-render';
import { examples } from './schema';

it('is a place with the name as its address [L-032]', () => {
  expect(htmlOf(examples.plain)).toContain('id="what-we-do"');
  expect(htmlOf(examples['an address already'])).toContain('id="how-to-help"');
});
