import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('shows words as a paragraph', () =>
  expect(htmlOf(examples.plain)).toContain('<p>Keep a torch by the door.</p>'));
it('keeps headings, lists and telephone links', () => {
  const html = htmlOf(examples['with a list and a link']);
  expect(html).toContain('<h2>Before the storm</h2>');
  expect(html).toContain('<a href="tel:105">105</a>');
});
it('copes with nothing', () => expect(htmlOf(examples['everything empty'])).not.toContain('prose'));
