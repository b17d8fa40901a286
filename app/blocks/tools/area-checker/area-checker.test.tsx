import { expect, it } from 'vitest';
import { area as areaTexts } from '#words/en.json';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('searches for an address, and brings the choice to the checker [L-155, L-157, L-554]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('Your postcode or address');
  expect(html).toContain('Do we look after your power lines?');
  expect(html).toContain('action="/power-cut/search" method="get"');
  expect(html).toContain('name="mode" value="area"');
  expect(html).toContain('name="returnTo" value="/area-checker?chosen=true"');
});
it('has words of its own', () => {
  const html = htmlOf(examples['everything empty']);
  expect(html).toContain(areaTexts.areaTitle);
  expect(html).toContain(areaTexts.areaText);
});
