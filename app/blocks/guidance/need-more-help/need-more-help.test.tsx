import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows help first, and contact items at one press [L-246, L-247]', () => {
  const html = htmlOf(examples.plain);
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toMatch(/<details[^>]* open[^>]*><summary>Help and advice/);
  expect(html).not.toMatch(/<details[^>]* open[^>]*><summary>Talk to us/);
  expect(html).toContain('href="tel:105"');
});
it('opens the contact items where there is no help', () =>
  expect(htmlOf(examples['contact items alone'])).toMatch(
    /<details[^>]* open[^>]*><summary>Ways to reach us/,
  ));
it('shows nothing when it has nothing', () =>
  expect(htmlOf(examples['everything empty'])).toBe(''));
