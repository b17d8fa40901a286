import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.server';

test.each([
  ['/power-cut/incident?incidentid=INCD-1', '/power-cut/incident?incidentid=INCD-1'],
  ['/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\r\nSet-Cookie: b', '/'],
  [`/${'a'.repeat(3000)}`, '/'],
  [undefined, '/'],
])('%j leads to %s', (value, expected) => {
  expect(safeReturnTo(value)).toBe(expected);
});
