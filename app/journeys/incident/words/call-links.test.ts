import { expect, it } from 'vitest';
import { withCallLinks } from './call-links';

it.each([
  [
    '<p>Call our team on 08003163105.</p>',
    '<p>Call our team on <a href="tel:08003163105">08003163105</a>.</p>',
  ],
  [
    '<p>Call +44 330 123 4567 now</p>',
    '<p>Call <a href="tel:03301234567">+44 330 123 4567</a> now</p>',
  ],
  ['Please call us on 105.', 'Please call us on <a href="tel:105">105</a>.'],
  ['105 homes are off', '105 homes are off'],
  ['<a href="tel:105">call 105</a> today', '<a href="tel:105">call 105</a> today'],
  [
    '<p>On 26-11-2025 14:00 &amp; INCD-20471-Z</p>',
    '<p>On 26-11-2025 14:00 &amp; INCD-20471-Z</p>',
  ],
])('numbers to call in %j', (html, expected) => {
  expect(withCallLinks(html)).toBe(expected);
});
