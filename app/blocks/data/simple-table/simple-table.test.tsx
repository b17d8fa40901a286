import { expect, it } from 'vitest';
import { htmlOf as drawn } from '../../../../tests/support/render-block';
import examples from './examples.json';

const htmlOf = (block: unknown) => drawn(block).replace(/ data-label="[^"]*"/g, '');

it('names the table, its columns and its rows [J-413, J-845, L-279]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/<caption id="[^"]+">Homes and businesses by area<\/caption>/);
  expect(html).toContain('<th scope="col" class="n">Share</th>');
  expect(html).toContain('<th scope="row">London</th>');
});
it('writes numbers as people here do, at the right', () =>
  expect(htmlOf(examples.plain)).toContain('<td class="n">3,700,000</td>'));
it('leaves a gap where a cell is missing, and does without row names', () => {
  const html = htmlOf(examples['words, wide, no row names']);
  expect(html).toContain('<td></td>');
  expect(html).not.toContain('scope="row"');
});
it('scrolls in a region that a keyboard reaches', () =>
  expect(htmlOf(examples.plain)).toContain('tabindex="0" role="region"'));
it('shows nothing without rows', () => expect(htmlOf(examples['everything empty'])).toBe(''));
