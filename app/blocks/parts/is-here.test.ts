import { expect, it } from 'vitest';
import { isHere } from './is-here';

it.each([
  ['/careers', '/careers', true],
  ['/careers/', '/careers', true],
  ['/Careers?x=1#jobs', '/careers', true],
  ['/careers/jobs', '/careers', false],
  ['https://other.example/careers', '/careers', false],
  ['#jobs', '/careers', false],
])('%s on %s: %s', (href, route, expected) => expect(isHere(href, route)).toBe(expected));
