import { expect, it } from 'vitest';
import { htmlOf } from '~/blocks/test-render';
import { examples } from './examples';

it('offers every way', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="tel:08081570105"');
  expect(html).toContain('href="mailto:help@meridian-power.example"');
});
it('has a title of its own', () => expect(htmlOf(examples['one way'])).toContain('Contact us</h2>'));
it('shows nothing without ways', () => expect(htmlOf(examples['everything empty'])).toBe(''));
