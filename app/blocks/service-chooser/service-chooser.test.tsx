import { expect, it } from 'vitest';
import { htmlOf } from '../test-render';
import { examples } from './examples';

it('opens the options of a service in place, with a way back', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="#service-power-cuts-near-me"');
  expect(html).toContain('id="service-power-cuts-near-me"');
  expect(html).toContain('href="#services"');
  expect(html).toContain('href="/power-cut/list"');
});
it('follows a service that is a link itself', () =>
  expect(htmlOf(examples.plain)).toContain('href="/power-cut/planned-power-cut-search"'));
it('leaves out a service that leads nowhere', () => expect(htmlOf(examples['a service that leads nowhere'])).toBe(''));
it('shows nothing without services', () => expect(htmlOf(examples['everything empty'])).toBe(''));
