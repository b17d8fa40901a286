import { expect, it } from 'vitest';
import { routeOf, withoutEndSlash } from './route-of';

it.each([
  ['/', '/', '/'],
  ['//', '/', '/'],
  ['', '', ''],
  ['/help', '/help', '/help'],
  ['/help/', '/help', '/help'],
  ['/help//', '/help', '/help'],
  ['/Help/Meters/', '/Help/Meters', '/help/meters'],
  ['/a//b/', '/a//b', '/a//b'],
])('"%s" is "%s", as a route "%s"', (path, bare, route) => {
  expect(withoutEndSlash(path)).toBe(bare);
  expect(routeOf(path)).toBe(route);
});
