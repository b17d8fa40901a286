import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('is a place with the name as its address [L-032]', () => {
  expect(htmlOf(examples.plain)).toContain('id="what-we-do"');
  expect(htmlOf(examples['an address already'])).toContain('id="how-to-help"');
});
