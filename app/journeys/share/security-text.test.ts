import { expect, it } from 'vitest';
import { securityText } from './security-text';

const at = Date.parse('2026-11-23T23:59:59Z');

it('names contacts in their order, an end within a year, and its own address', () =>
  expect(
    securityText(
      ['mailto:security@site.example', 'https://site.example/report'],
      'https://site.example',
      at,
    ),
  ).toBe(
    `Contact: mailto:security@site.example
Contact: https://site.example/report
Expires: 2027-02-21T00:00:00Z
Preferred-Languages: en
Canonical: https://site.example/.well-known/security.txt
`,
  ));

it('is the same for a whole day', () => {
  const morning = Date.parse('2026-11-23T00:00:00Z');
  expect(securityText([], 'x', morning)).toBe(securityText([], 'x', at));
  expect(securityText([], 'x', at + 1000)).not.toBe(securityText([], 'x', at));
});
