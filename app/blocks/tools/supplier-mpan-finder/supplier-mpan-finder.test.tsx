import { expect, it } from 'vitest';
import { mpan as mpanTexts } from '#words/en.json';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('leads to both ways', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(
    /href="\/supplier-and-mpan\/address".*Search by address.*>Or<.*Search by meter number/,
  );
  expect(html).toContain('href="/supplier-and-mpan/meter-number"');
});
it('explains the meter board in place, without JavaScript [J-206]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Where is my meter number\?/);
  expect(html).toContain(mpanTexts.mpanHelpSafety);
});
it('has no tooltip where content names none [J-205]', () =>
  expect(htmlOf(examples['without the tooltip'])).not.toContain('<details'));
it('has words of its own', () =>
  expect(htmlOf(examples['everything empty'])).toContain(
    'Find your electricity supplier and MPAN',
  ));
