import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('starts with the first group, and holds all of them', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/<input[^>]*class="t1"[^>]*checked=""/);
  expect(html).not.toMatch(/<input[^>]*class="t2"[^>]*checked=""/);
  expect(html).toMatch(/<div class="flow g g2"><h3>Businesses<\/h3>/);
  expect(html).toContain('href="/report-a-power-cut"');
});
it('has no toggle where there is nothing to choose [L-290]', () =>
  expect(htmlOf(examples['one group needs no toggle'])).not.toContain('radio'));
it('shows nothing without cards [J-377, L-289]', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
