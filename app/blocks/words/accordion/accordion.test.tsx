import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('folds answers away, and opens what content wants open [L-278]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(/<details data-accordion="Who do I call in a power cut\?"><summary>/);
  expect(html).toMatch(/<details open="" data-accordion="Will my food keep\?">/);
});
it('leaves out what has no title', () => {
  const html = htmlOf(examples['a bad item among good ones']);
  expect(html).toContain('Kept');
  expect(html).not.toContain('No title');
});
it('shows nothing without items', () => expect(htmlOf(examples['everything empty'])).toBe(''));
